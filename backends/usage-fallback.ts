import type { Call } from '../calls/call.ts';
import { estimatedInput, estimatedOutput } from '../metering/estimate.ts';

/** The gateway's own estimate, by which a call is charged too if its server reports nothing. */
export function estimatedTokens(call: Call): { inputTokens: number; outputTokens: number } {
  return { inputTokens: estimatedInput(call), outputTokens: estimatedOutput(call) };
}
