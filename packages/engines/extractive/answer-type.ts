const number =
  '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|' +
  'eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w+)?|hundred|thousand|half|dozen)';
const time = 'seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?';
const length = 'm|cm|km|mm|millimet\\w+|centimet\\w+|met(?:re|er)s?|kilomet\\w+|miles?|feet|inch\\w*';
const weight = 'g|kg|grams?|kilograms?|kilos?|tonnes?|tons?|pounds?|ounces?';
const money = 'euros?|eur|dollars?|usd|cents?|pounds?|francs?|yen';
const months = 'january|february|march|april|may|june|july|august|september|october|november|december';

function counted(units: string): RegExp {
  return new RegExp(`\\b${number}\\s+(?:\\w+\\s+)?(?:${units})\\b|[€$£]\\s?\\d`, 'iu');
}

/** The types of information that questions request, by their words. The first match counts. */
const types: readonly { asked: RegExp; answered: RegExp }[] = [
  {
    asked: /\b(?:costs?|price|fee|salary|how expensive|how much (?:is|are|does|do|did))\b/iu,
    answered: counted(money),
  },
  { asked: /\b(?:how heavy|weighs?|weight)\b/iu, answered: counted(weight) },
  { asked: /\bhow (?:long|old|far|tall|high|wide|deep)\b/iu, answered: counted(`${time}|${length}`) },
  { asked: /\bhow (?:many|much|often|big|large)\b/iu, answered: new RegExp(`\\b${number}\\b`, 'iu') },
  {
    asked: /^(?:and |so |until )?(?:when|since when|what (?:time|date|day|year))\b/iu,
    answered: new RegExp(
      `\\b(?:${number}|${months}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|morning|noon|afternoon|evening|night|today|tomorrow|weekdays?|above|once|after|before)\\b`,
      'iu',
    ),
  },
];

/**
 * Returns whether a sentence has the number, time or price that the question requests; undefined if it requests none.
 */
export function hasWantedType(question: string, sentence: string): boolean | undefined {
  const type = types.find(({ asked }) => asked.test(question));
  return type === undefined ? undefined : type.answered.test(sentence);
}

const because = /\b(?:because|since|due to|so that|caused|led|wiped|thanks to|in order to)\b/iu;
const personName = /(?:^|[\s,(])(?!The |A |An |It |On |In |Her |His |She |He )\p{Lu}\p{Ll}+/u;

/** Returns whether a sentence has a reason for "why", a name for "who", or a number of any other question. */
export function hasWantedWord(question: string, sentence: string): boolean {
  if (/^why\b/iu.test(question)) return because.test(sentence);
  if (/^who\b/iu.test(question)) return personName.test(sentence);
  return sharesNumber(question, sentence);
}

/** Returns whether a number of the question, such as a year, occurs in the sentence. */
export function sharesNumber(question: string, sentence: string): boolean {
  const numbers = question.match(/\d{2,}/gu) ?? [];
  return numbers.some((wanted) => sentence.includes(wanted));
}
