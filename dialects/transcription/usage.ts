import { readChatUsage, readSeconds, type Usage } from '../../calls/usage.ts';
import { isLoose, isRecord, type Fields, type JsonObject } from '../values/json-values.ts';
import { reportedCounts } from '../usage/reported-counts.ts';

const TOKENS = ['input_tokens', 'output_tokens', 'total_tokens'];
const DETAILS = { input_token_details: ['text_tokens', 'audio_tokens'] };

/** What backends report, in the names of several vendors. */
type UsageBlock = Fields<'type' | 'prompt_tokens' | 'completion_tokens' | 'seconds' | 'prompt_audio_seconds'>;

/**
 * Translates a backend's usage to one of the contract's two forms: tokens if they are reported, otherwise seconds. Null
 * without valid numbers.
 */
export function transcriptionUsage(block: unknown): JsonObject | null {
  if (!isLoose<UsageBlock>(block)) return null;
  const { prompt_tokens: input, completion_tokens: output, ...named } = block;
  const tokens = reportedCounts({ input_tokens: input, output_tokens: output, ...named }, TOKENS, DETAILS);
  const seconds = secondsIn(block);
  if (seconds !== undefined && (block.type === 'duration' || tokens === null))
    return { type: 'duration', seconds };
  return tokens === null ? null : { type: 'tokens', ...tokens };
}

/** Reads the tokens and seconds that a backend reports. */
export function readTranscriptionUsage(usage: Usage, block: unknown): void {
  readChatUsage(usage, block);
  if (isRecord(block)) readSeconds(usage, secondsIn(block));
}

/** Reads the seconds. Mistral reports them together with its tokens. */
function secondsIn(block: Fields<'type' | 'seconds' | 'prompt_audio_seconds'>): number | undefined {
  const seconds = block.seconds ?? block.prompt_audio_seconds;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
