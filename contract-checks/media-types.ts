/** Media types of sound, by what `response_format` of a speech request calls them. */
export const AUDIO_MEDIA_TYPES: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  opus: 'audio/opus',
  aac: 'audio/aac',
  flac: 'audio/flac',
  wav: 'audio/wav',
  pcm: 'audio/pcm',
};

/** Media types of transcriptions that are no JSON, by what `response_format` calls them. */
export const TRANSCRIPT_MEDIA_TYPES: Readonly<Record<string, string>> = {
  text: 'text/plain',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
};
