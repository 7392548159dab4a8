import type { BackendResponse } from '../backends/backend.ts';
import { audioReply } from '../backends/replies/audio-reply.ts';
import { eventsReply } from '../backends/replies/forward.ts';
import { inOnePiece } from '../backends/replies/in-one-piece.ts';
import { writtenEvents } from '../backends/replies/written-events.ts';
import type { Reply } from '../calls/reply.ts';
import { countAudioChunks } from '../calls/usage.ts';
import { throwUpstreamError } from '../dialects/values/json-values.ts';
import { isBase64 } from '../dialects/values/base64.ts';
import { audioOf, toSpeechEvents, speechWriter } from '../dialects/speech/stream.ts';
import { failure } from '../errors/gateway-error.ts';
import type { Handler } from './handler.ts';

/**
 * Generates speech, as audio or, if the client requests it, as events. It works for backends that stream and for
 * those that do not. Mistral sends the audio as base64 in JSON (`SpeechResponse` of its API).
 */
export const createSpeech: Handler = (call, services) => {
  const { value } = call.body;
  const stream = value['stream_format'] === 'sse';
  return services.backends.reply<Reply>(call, async (attempt) => {
    let response = await attempt.forward({}, stream);
    if (response.kind === 'json') {
      throwUpstreamError(response.value);
      const audio = response.value['audio_data'];
      if (!isBase64(audio))
        throw failure('bad_gateway', { internal: 'the upstream sent JSON instead of audio' });
      response = unspecific(inOnePiece(Buffer.from(audio, 'base64')));
    }
    if (response.kind === 'frames') {
      if (stream) return eventsReply(response.frames, speechWriter(call));
      const chunks = audioOf(writtenEvents(response.frames, speechWriter(call)));
      return audioReply(unspecific(chunks), value['response_format']);
    }
    const reply = await audioReply(response, value['response_format']);
    if (stream) return eventsReply(toSpeechEvents(reply.chunks), speechWriter(call));
    return { ...reply, chunks: countAudioChunks(call.usage.received, reply.chunks) };
  });
};

/** Audio whose form its first bytes tell. */
function unspecific(chunks: AsyncIterable<Uint8Array>): Extract<BackendResponse, { kind: 'bytes' }> {
  return { kind: 'bytes', contentType: 'application/octet-stream', chunks };
}
