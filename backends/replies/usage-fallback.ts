import type { Call } from '../../calls/call.ts';
import { estimatedInput, estimatedOutput } from '../../metering/estimate.ts';

/** Estimates the usage of a call. It is charged when the server reports none. */
export function estimatedTokens(call: Call): { inputTokens: number; outputTokens: number } {
  return { inputTokens: estimatedInput(call), outputTokens: estimatedOutput(call) };
}
