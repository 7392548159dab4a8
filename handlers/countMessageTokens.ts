import { countAtServer } from '../backends/count-at-server.ts';
import { forward } from '../backends/forward.ts';
import { modelOf } from '../calls/call.ts';
import { withoutGatewayThinking } from '../dialects/native/gateway-thinking.ts';
import { refuseUnsupported } from '../dialects/unsupported-fields.ts';
import { textsToCount, tokensWithoutText } from '../dialects/messages-to-chat/count-tokens.ts';
import type { Handler } from './handler.ts';

/**
 * The backend's own count where it has a tokenizer to ask, or speaks the messages format; else by the model's tokenizer
 * (o200k_base where the operator names none) and fixed costs of messages, images and documents (wire formats §5.4).
 */
export const countMessageTokens: Handler = async (call, services) => {
  refuseUnsupported('messages', call.body.value);
  const first = modelOf(call).deployments[0];
  if (first !== undefined && first.backend.tokenizer !== null) {
    return { kind: 'json', value: { input_tokens: await countAtServer(call, services) } };
  }
  const { value } = call.body;
  // Bedrock counts for some models only.
  if (first?.backend.formats.has('messages') === true && first.backend.kind !== 'bedrock')
    return forward(call, services, withoutGatewayThinking(value));
  const { tokenizer } = modelOf(call);
  const tokens = await services.tokens.count(textsToCount(value), call.signal, tokenizer ?? undefined);
  return { kind: 'json', value: { input_tokens: tokens + tokensWithoutText(value) } };
};
