export { AUDIO_MEDIA_TYPES } from '../contract/audio-media-types.ts';

/** Media types of transcriptions that are no JSON, by what `response_format` calls them. */
export const TRANSCRIPT_MEDIA_TYPES: Readonly<Record<string, string>> = {
  text: 'text/plain',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
};
