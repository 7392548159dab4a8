import type { Call } from '../calls/call.ts';
import { isRecord } from '../dialects/values/json-values.ts';

/** Tokens of a second of audio, for models that price audio in tokens. */
export const AUDIO_TOKENS_PER_SECOND = 20;

/** 24 kHz at 16 bits, which all servers send when they do not compress. */
const PLAIN_BYTES_PER_SECOND = 48_000;
const LOSSLESS_BYTES_PER_SECOND = 24_000;
/** 32 kbit/s, the lowest rate in use for speech. */
const MIN_COMPRESSED_BYTES_PER_SECOND = 4_000;

const BYTES_PER_SECOND: ReadonlyMap<unknown, number> = new Map([
  ['pcm', PLAIN_BYTES_PER_SECOND],
  ['pcm16', PLAIN_BYTES_PER_SECOND],
  ['wav', PLAIN_BYTES_PER_SECOND],
  ['flac', LOSSLESS_BYTES_PER_SECOND],
]);

/** Computes the length of the audio that was received, rather too long than too short. */
export function deliveredSeconds({ usage, body, operation }: Call): number {
  const { value } = body;
  const chatAudio = value['audio'];
  const chatFormat = isRecord(chatAudio) ? chatAudio['format'] : undefined;
  const format = operation.gateway.capability === 'speech' ? value['response_format'] : chatFormat;
  return (usage.received.audioBytes ?? 0) / (BYTES_PER_SECOND.get(format) ?? MIN_COMPRESSED_BYTES_PER_SECOND);
}
