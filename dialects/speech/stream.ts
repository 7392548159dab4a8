import type { Usage } from '../../calls/usage.ts';
import { dataFrame } from '../../streaming/write-frames.ts';
import { failure } from '../../errors/gateway-error.ts';
import { isBase64 } from '../values/base64.ts';
import { isRecord, looseOf, type Fields, type Loose } from '../values/json-values.ts';
import { MediaStreamWriter, type MediaEvent, type Step } from '../native/media.ts';
import { reportedCounts } from '../usage/reported-counts.ts';

const DELTA = 'speech.audio.delta';
const DONE = 'speech.audio.done';
const TOKENS = ['input_tokens', 'output_tokens', 'total_tokens'];
/** The types that Together's page on streamed audio has (docs.together.ai, of November 2025), and their names here. */
const TOGETHER_TYPES: Readonly<Record<string, string>> = { delta: DELTA, done: DONE };
/** The type of its events in its SDK (`AudioSpeechStreamChunk` of together-ai 0.52.0), with the audio as `b64`. */
const TOGETHER_OBJECT = 'audio.tts.chunk';

/** Writes the events of speech. Those of Together and of GLM-TTS are translated. */
export function speechWriter({ usage }: { usage: Usage }): MediaStreamWriter {
  return new SpeechStreamWriter(
    { terminal: DONE, others: [DELTA], named: false, counts: null, normalise, needsOthers: true },
    usage,
  );
}

class SpeechStreamWriter extends MediaStreamWriter {
  protected override acceptEvent(event: MediaEvent & Fields<'object' | 'b64' | 'choices'>): Step {
    const { object, b64, choices, ...rest } = event;
    if (object === TOGETHER_OBJECT) return super.acceptEvent({ type: DELTA, audio: b64 });
    // GLM-TTS of Zhipu sends chunks of chat, with the audio as their content (docs.bigmodel.cn, glm-tts).
    if (Array.isArray(choices)) {
      const { delta } = looseOf<Loose.ChatChunkChoice>(choices[0]);
      return super.acceptEvent({ type: DELTA, audio: looseOf<Loose.ChatDelta>(delta).content ?? '' });
    }
    const type = TOGETHER_TYPES[String(rest.type)];
    return super.acceptEvent(type === undefined ? event : { ...rest, type });
  }
}

/**
 * Normalises an event. Mistral calls the audio `audio_data`, and speaches the usage `token_usage`. Servers that do not
 * count send null.
 */
function normalise(
  event: Loose.SpeechStreamEvent & Fields<'token_usage' | 'audio_data'>,
  type: string,
): Loose.SpeechStreamEvent | null {
  const { usage, token_usage: tokenUsage, audio_data: audioData, ...rest } = event;
  if (type === DELTA) {
    const audio = rest.audio ?? audioData;
    if (audio === '') return null;
    if (!isBase64(audio)) throw failure('bad_gateway', { internal: 'an upstream event has no audio' });
    return { ...rest, audio };
  }
  const counts = reportedCounts(isRecord(usage) ? usage : tokenUsage, TOKENS);
  return counts === null ? rest : { ...rest, usage: counts };
}

/** Converts audio to events as it arrives, for servers that ignore `stream_format`. */
export async function* toSpeechEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue;
    yield [dataFrame({ type: DELTA, audio: Buffer.from(chunk).toString('base64') }).trimEnd()];
  }
  yield [dataFrame({ type: DONE }).trimEnd()];
}

/** Decodes the audio of events that `speechWriter` has written. */
export async function* audioOf(events: AsyncIterable<Loose.SpeechStreamEvent>): AsyncGenerator<Uint8Array> {
  for await (const { audio } of events) if (typeof audio === 'string') yield Buffer.from(audio, 'base64');
}
