/** Number of characters that are checked. */
const CHECKED_CHARACTERS = 64;
/** The beginning of markup or JSON in place of media. */
const TEXT_BEGINS = /^\s*[<{[]/;

/** Whether a value begins like base64 and is not empty. */
export function isBase64(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value !== '' &&
    /^[A-Za-z0-9+/=_-]+$/.test(value.slice(0, CHECKED_CHARACTERS))
  );
}

/** Whether a value is base64 of anything but markup or JSON. */
export function isBase64Media(value: unknown): value is string {
  if (!isBase64(value)) return false;
  return !TEXT_BEGINS.test(Buffer.from(value.slice(0, CHECKED_CHARACTERS), 'base64').toString('latin1'));
}
