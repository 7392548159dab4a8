import { bytesReply, eventsReply } from '../backends/forward.ts';
import type { Handler } from '../calls/handler.ts';
import { throwUpstreamError } from '../dialects/json-values.ts';
import { withoutNulls } from '../dialects/request-fields.ts';
import { eventsOfSound, speechWriter } from '../dialects/speech/stream.ts';
import { failure } from '../errors/gateway-error.ts';

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

/** The sound goes out as the backend makes it, and as events where the caller wants those, whether the backend does or not. */
export const createSpeech: Handler = async (call, services) => {
  const { value } = call.body;
  const stream = value['stream_format'] === 'sse';
  const answer = await services.backends.send(call, stream, withoutNulls(value, Object.keys(value)));
  if (answer.kind === 'json') {
    throwUpstreamError(answer.value);
    throw failure('bad_gateway', { internal: 'the upstream answered JSON where sound was asked for' });
  }
  if (answer.kind === 'frames') return eventsReply(call, answer.frames, { writer: speechWriter });
  if (stream) return eventsReply(call, eventsOfSound(answer.chunks), { writer: speechWriter });
  const format = value['response_format'];
  return bytesReply(call, answer, CONTENT_TYPES[typeof format === 'string' ? format : DEFAULT_FORMAT]);
};
