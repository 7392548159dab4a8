/** How images of the types that vendors accept begin, in base64. */
const BEGINNINGS: readonly (readonly [beginning: string, mediaType: string])[] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
];

/**
 * Returns the media type of an image by its bytes, or the given one for other bytes. Clients name screenshots after their
 * files, and Claude refuses an image of another type than it is said to have (BerriAI/litellm#24900).
 */
export function imageType(base64: string, given: string): string {
  const known = BEGINNINGS.find(([beginning]) => base64.startsWith(beginning));
  // `image/jpg` is common but not registered.
  return known?.[1] ?? (given === 'image/jpg' ? 'image/jpeg' : given);
}
