/** Returns the media type without parameters: `text/plain` for `Text/Plain; charset=utf-8`. */
export function mediaTypeOf(contentType: string): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}
