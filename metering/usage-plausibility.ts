import type { Call } from '../calls/call.ts';
import type { Model } from '../catalogue/model.ts';
import { requestedCount } from './bound.ts';
import { audioFile } from './media-bound.ts';
import { useBoundOf } from './use-bound.ts';

/** Contexts that a backend's own tools may fill one after the other in one call. */
const CONTEXTS_OF_TOOLS = 100;
/** Servers that do not hold the limit go beyond it by something, not by many times. */
const LIMITS_OF_OUTPUT = 4;
/** Even silence takes this much of a file. */
const MIN_BYTES_PER_SECOND = 50;

/**
 * Whether an upstream's number can be true. One above the reservation can, since operators may describe a model wrongly; one
 * that is above both the model's limit and the bytes of the request is invalid, and counts as absent.
 */
export function isPlausibleInput(tokens: number, call: Call, model: Model): boolean {
  const { max_input_tokens: most = Infinity, ...others } = model.info;
  if (tokens <= most) return true;
  const { inputTokens } = useBoundOf(call, { ...model, info: others }).units;
  return tokens <= (inputTokens === Infinity ? most * CONTEXTS_OF_TOOLS : inputTokens);
}

export function isPlausibleOutput(tokens: number, call: Call, { info }: Model): boolean {
  const { max_output_tokens: most = Infinity, max_input_tokens: context = 0 } = info;
  return tokens <= requestedCount(call.body.value['n']) * Math.max(most * LIMITS_OF_OUTPUT, most + context);
}

export function isPlausibleSeconds(seconds: number, call: Call, { limits }: Model): boolean {
  const sizeBytes = audioFile(call)?.sizeBytes ?? Infinity;
  return seconds <= Math.max(limits.maxSeconds ?? Infinity, sizeBytes / MIN_BYTES_PER_SECOND);
}
