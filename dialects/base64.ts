/** As much as is looked at: the rest of a text that begins so is not text. */
const LOOKED_AT = 64;
/** How text in the place of media begins: markup and JSON. */
const TEXT_BEGINS = /^\s*[<{[]/;

/** Whether a value is base64, by its beginning, and not empty. */
export function isBase64(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && /^[A-Za-z0-9+/=_-]+$/.test(value.slice(0, LOOKED_AT));
}

/** Whether a value is base64 of something other than markup or JSON. */
export function isBase64Media(value: unknown): value is string {
  if (!isBase64(value)) return false;
  return !TEXT_BEGINS.test(Buffer.from(value.slice(0, LOOKED_AT), 'base64').toString('latin1'));
}
