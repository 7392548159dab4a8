import { forward } from '../backends/forward.ts';
import type { Handler } from '../calls/handler.ts';
import { MediaStreamWriter } from '../dialects/native/media.ts';

const SPEECH_STREAM = { terminal: 'speech.audio.done', done: false, named: false };
const DEFAULT_FORMAT = 'mp3';

/** Servers differ in what they call a sound; the caller's format tells (wire formats §11.1). */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  opus: 'audio/opus',
  aac: 'audio/aac',
  flac: 'audio/flac',
  wav: 'audio/wav',
  pcm: 'audio/pcm',
};

export const createSpeech: Handler = (call, services) => {
  const { value } = call.body;
  const format = value['response_format'];
  const contentType = CONTENT_TYPES[typeof format === 'string' ? format : DEFAULT_FORMAT];
  return forward(call, services, {
    stream: value['stream_format'] === 'sse',
    writer: ({ usage }) => new MediaStreamWriter(SPEECH_STREAM, usage),
    ...(contentType === undefined ? {} : { contentType }),
  });
};
