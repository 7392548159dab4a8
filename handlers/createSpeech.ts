import { audioReply } from '../backends/replies/audio-reply.ts';
import { eventsReply } from '../backends/replies/forward.ts';
import { writtenEvents } from '../backends/replies/written-events.ts';
import type { Reply } from '../calls/reply.ts';
import { countAudioChunks } from '../calls/usage.ts';
import { throwUpstreamError } from '../dialects/values/json-values.ts';
import { audioOf, toSpeechEvents, speechWriter } from '../dialects/speech/stream.ts';
import { failure } from '../errors/gateway-error.ts';
import type { Handler } from './handler.ts';

/** The type of audio whose form its first bytes tell. */
const UNSPECIFIC = 'application/octet-stream';

/**
 * Generates speech, as audio or, if the client requests it, as events. It works for backends that stream and for
 * those that do not.
 */
export const createSpeech: Handler = (call, services) => {
  const { value } = call.body;
  const stream = value['stream_format'] === 'sse';
  return services.backends.reply<Reply>(call, async (attempt) => {
    const response = await attempt.forward({}, stream);
    if (response.kind === 'json') {
      throwUpstreamError(response.value);
      throw failure('bad_gateway', { internal: 'the upstream sent JSON instead of audio' });
    }
    if (response.kind === 'frames') {
      if (stream) return eventsReply(response.frames, speechWriter(call));
      const chunks = audioOf(writtenEvents(response.frames, speechWriter(call)));
      return audioReply({ kind: 'bytes', contentType: UNSPECIFIC, chunks }, value['response_format']);
    }
    const reply = await audioReply(response, value['response_format']);
    if (stream) return eventsReply(toSpeechEvents(reply.chunks), speechWriter(call));
    return { ...reply, chunks: countAudioChunks(call.usage.received, reply.chunks) };
  });
};
