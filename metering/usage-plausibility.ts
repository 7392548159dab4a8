import type { Call } from '../calls/call.ts';
import type { Model } from '../catalogue/model.ts';
import { requestedCount } from './bound.ts';
import { audioFile } from './media-bound.ts';
import { useBoundOf } from './use-bound.ts';

/** Number of contexts that a backend's own tools may fill in one call, one after the other. */
const MAX_TOOL_CONTEXTS = 100;
/** Servers that exceed the limit do so by a little, not several times. */
const OUTPUT_TOLERANCE = 4;
/** Even silence takes this many bytes. */
const MIN_BYTES_PER_SECOND = 50;

/**
 * Whether a reported number of input tokens is plausible. It may be above the reservation, since operators may describe
 * a model incorrectly. A number above both the model's limit and the bytes of the request is invalid and counts as not
 * reported.
 */
export function isPlausibleInput(tokens: number, call: Call, model: Model): boolean {
  const { max_input_tokens: most = Infinity } = model.info;
  if (tokens <= most) return true;
  const { max_input_tokens: _most, ...others } = model.info;
  const { inputTokens } = useBoundOf(call, { ...model, info: others }).units;
  return tokens <= (inputTokens === Infinity ? most * MAX_TOOL_CONTEXTS : inputTokens);
}

export function isPlausibleOutput(tokens: number, call: Call, { info }: Model): boolean {
  const { max_output_tokens: most = Infinity, max_input_tokens: context = 0 } = info;
  return tokens <= requestedCount(call.body.value['n']) * Math.max(most * OUTPUT_TOLERANCE, most + context);
}

export function isPlausibleSeconds(seconds: number, call: Call, { limits }: Model): boolean {
  const sizeBytes = audioFile(call)?.sizeBytes ?? Infinity;
  return seconds <= Math.max(limits.maxSeconds ?? Infinity, sizeBytes / MIN_BYTES_PER_SECOND);
}
