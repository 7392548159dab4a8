import type { JsonResponse } from '../backends/json-server.ts';

export type Fields = Record<string, unknown>;

const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'up',
  content: [{ type: 'text', text: 'The Nile.' }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 40, output_tokens: 9 },
};
const converse = {
  output: { message: { role: 'assistant', content: [{ text: 'The Nile.' }] } },
  stopReason: 'end_turn',
  usage: { inputTokens: 40, outputTokens: 9, totalTokens: 49 },
  metrics: { latencyMs: 1 },
};

const ADAPTIVE = /opus-4-[78]|sonnet-5|mythos|profile/;
export const NO_PREFILL = /-4-6|opus-4-[78]|sonnet-5|mythos|profile/;
/** Keywords that the vendor takes in strict tools and output formats; its page has this list. */
export const TAKEN =
  /^(?:type|title|description|default|enum|const|anyOf|allOf|\$ref|\$defs|properties|required|additionalProperties|items|minItems|format|pattern)$/;

/** Why the vendor refuses a request: what its pages on thinking, on the versions and on structured outputs say. */
function refusalOf(body: Fields, name: string): string | null {
  const { thinking, temperature, top_p, top_k, messages } = body as Record<string, Fields | undefined>;
  const last = Array.isArray(messages) ? (messages.at(-1) as Fields) : {};
  const isAdaptive = ADAPTIVE.test(name);
  if (isAdaptive && thinking && thinking['type'] !== 'adaptive') return `thinking.type is not supported`;
  if (!isAdaptive && thinking?.['type'] === 'adaptive') return 'adaptive thinking is not supported';
  if (isAdaptive && [temperature, top_p, top_k].some((one) => one !== undefined))
    return '`top_p` is deprecated';
  if (temperature !== undefined && top_p !== undefined)
    return '`temperature` and `top_p` cannot both be specified';
  if (NO_PREFILL.test(name) && last['role'] === 'assistant')
    return 'does not support assistant message prefill';
  return null;
}

/** A server of Claude in the formats of the vendor and of Bedrock, which refuses what the vendor refuses. */
export function claudeServer({ path, body }: { path: string; body: Fields }): JsonResponse {
  const converses = path.includes('/converse');
  const name = converses ? decodeURIComponent(path) : String(body['model']);
  const { inferenceConfig: config, additionalModelRequestFields: additional } = body as Record<
    string,
    Fields
  >;
  const fields = converses
    ? {
        ...additional,
        temperature: config?.['temperature'],
        top_p: config?.['topP'],
        messages: body['messages'],
      }
    : body;
  const refusal = refusalOf(fields, name);
  if (refusal === null) return { body: converses ? converse : message };
  return { status: 400, body: { type: 'error', error: { type: 'invalid_request_error', message: refusal } } };
}
