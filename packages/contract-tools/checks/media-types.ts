export { AUDIO_MEDIA_TYPES } from '../../../contract/audio-media-types.ts';

/** Media types of transcriptions that are not JSON, by `response_format`. */
export const TRANSCRIPT_MEDIA_TYPES: Readonly<Record<string, string>> = {
  text: 'text/plain',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
};
