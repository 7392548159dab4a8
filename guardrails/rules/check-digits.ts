/** Whether the check digits of an IBAN, without spaces and in capitals, are correct (ISO 13616, ISO/IEC 7064). */
export function passesIban(iban: string): boolean {
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  let rest = 0;
  for (const character of rearranged) {
    const value = parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Whether eleven digits are a German tax identification number: one repeated digit, and ISO/IEC 7064, MOD 11,10. */
export function passesGermanTaxId(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const counts = new Map<string, number>();
  for (const digit of digits.slice(0, 10)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  // One digit occurs two or three times among the first ten, every other one at most once.
  const repeated = [...counts.values()].filter((count) => count > 1);
  if (repeated.length !== 1 || (repeated[0] ?? 0) > 3) return false;
  let product = 10;
  for (const digit of digits.slice(0, 10)) {
    const sum = (Number(digit) + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.charAt(10));
}

const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Whether the check letter of a Spanish DNI or NIE, in capitals, is correct. */
export function passesSpanishId(id: string): boolean {
  const digits = id.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return /^\d{8}$/.test(digits) && SPANISH_LETTERS.charAt(Number(digits) % 23) === id.at(-1);
}

/** Whether the two check digits of a French NIR, in capitals, are correct. The departments of Corsica count as 19 and 18. */
export function passesFrenchNir(nir: string): boolean {
  const digits = nir.replace('2A', '19').replace('2B', '18');
  if (!/^[1-478]\d{14}$/.test(digits)) return false;
  return 97 - (Number(digits.slice(0, 13)) % 97) === Number(digits.slice(13));
}

/** The values of 0 to 9 and A to Z at odd places of a codice fiscale. */
const ODD_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21].concat([
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
]);

/** Whether the check letter of an Italian codice fiscale, in capitals, is correct. */
export function passesItalianCode(code: string): boolean {
  let sum = 0;
  for (let place = 0; place < 15; place += 1) {
    const value = parseInt(code.charAt(place), 36);
    sum += place % 2 === 0 ? (ODD_VALUES[value] ?? 0) : value > 9 ? value - 10 : value;
  }
  return String.fromCharCode(65 + (sum % 26)) === code.at(15);
}

/** Whether a number has a correct Luhn check digit (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 1; place <= digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - place) - 0x30;
    sum += place % 2 === 1 ? digit : digit * 2 - (digit > 4 ? 9 : 0);
  }
  return sum % 10 === 0;
}
