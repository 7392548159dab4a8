/** Media that Gemini reads (ai.google.dev/gemini-api/docs, vision, audio and documents), by the ends of their addresses. */
const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['heic', 'image/heic'],
  ['gif', 'image/gif'],
  ['pdf', 'application/pdf'],
  ['txt', 'text/plain'],
  ['mp3', 'audio/mp3'],
  ['wav', 'audio/wav'],
  ['flac', 'audio/flac'],
  ['ogg', 'audio/ogg'],
  ['mp4', 'video/mp4'],
  ['mov', 'video/mov'],
  ['webm', 'video/webm'],
]);

/** Returns the media type that the end of an address tells; undefined for others. */
export function mediaTypeOfAddress(address: string): string | undefined {
  const path = /^[^?#]*/.exec(address)?.[0] ?? '';
  const end = /\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toLowerCase();
  return end === undefined ? undefined : MEDIA_TYPES.get(end);
}
