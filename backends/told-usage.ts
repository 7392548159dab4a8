import type { JsonObject } from '../bodies/json-body.ts';
import type { Call } from '../calls/call.ts';
import type { Format } from '../dialects/dialect.ts';
import { estimatedInput, estimatedOutput } from '../metering/estimate.ts';

/**
 * What a caller is told of the usage of an answer whose server told nothing that can be true: the gateway's own estimate, by which
 * the call is charged too. Answers promise numbers, and a good answer is not thrown away for the lack of them.
 */
export function estimatedUsage(call: Call, format: Format): JsonObject {
  const input = estimatedInput(call);
  const output = estimatedOutput(call);
  switch (format) {
    case 'chat':
      return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
    case 'messages':
      return {
        input_tokens: input,
        output_tokens: output,
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: 0,
      };
    case 'responses':
      return {
        input_tokens: input,
        input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
        output_tokens: output,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: input + output,
      };
  }
}
