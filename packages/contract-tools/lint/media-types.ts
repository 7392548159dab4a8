import type { Rule } from './finding.ts';
import { mediaTypesOf } from './places.ts';

/** Media types that the server reads or writes. Add new ones here. */
const known = new Set([
  'application/json',
  'application/octet-stream',
  'application/x-subrip',
  'multipart/form-data',
  'text/event-stream',
  'text/html',
  'text/plain',
  'text/vtt',
  ...['aac', 'flac', 'mpeg', 'ogg', 'opus', 'pcm', 'wav', 'webm'].map((name) => `audio/${name}`),
  ...['jpeg', 'png', 'webp'].map((name) => `image/${name}`),
]);

export const mediaTypesRule: Rule = (document) =>
  mediaTypesOf(document)
    .filter(({ mediaType }) => !known.has(mediaType))
    .map(({ mediaType, path }) => ({
      message: `${mediaType} is not a media type of the gateway`,
      path,
    }));
