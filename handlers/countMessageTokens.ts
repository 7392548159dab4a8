import { countAtServer } from '../backends/replies/count-at-server.ts';
import { forward } from '../backends/replies/forward.ts';
import { withoutBillingLine } from '../bodies/billing-line.ts';
import { modelOf } from '../calls/call.ts';
import type { Reply } from '../calls/reply.ts';
import { backendKinds } from '../catalogue/backend-kinds.ts';
import { acceptedIds } from '../dialects/native/foreign-ids.ts';
import { withoutGatewayThinking } from '../dialects/native/gateway-thinking.ts';
import { refuseUnsupported } from '../dialects/fields/unsupported-fields.ts';
import { textsToCount, tokensWithoutText } from '../dialects/messages-to-chat/count-tokens.ts';
import type { Handler } from './handler.ts';

/**
 * Counts the tokens of a messages request (docs/wire-formats/messages.md#token-counts). It calls the backend when the
 * backend has a tokenizer or serves the messages format. Otherwise, and where a server of the format does not count, it
 * counts with the model's tokenizer (o200k_base by default) and fixed costs for messages, images and documents.
 */
export const countMessageTokens: Handler = async (call, services) => {
  const { value } = call.body;
  refuseUnsupported('messages', value);
  const first = modelOf(call).deployments[0];
  if (first !== undefined && first.backend.tokenizer !== null) {
    return { kind: 'json', value: { input_tokens: await countAtServer(call, services) } };
  }
  const kind = first === undefined ? undefined : backendKinds[first.backend.kind];
  const counted = kind?.readsBillingLine ? value : withoutBillingLine(value);
  const estimate = async (): Promise<Reply> => {
    const { tokenizer } = modelOf(call);
    const tokens = await services.tokens.count(textsToCount(counted), call.signal, tokenizer ?? undefined);
    return { kind: 'json', value: { input_tokens: tokens + tokensWithoutText(counted) } };
  };
  if (first?.backend.formats.has('messages') !== true || kind?.countsNoTokens) return estimate();
  const changes = withoutGatewayThinking(value);
  const sent = {
    ...changes,
    ...acceptedIds(first.model, changes['messages'] ?? value['messages']),
    ...(counted === value ? {} : { system: counted['system'] }),
  };
  return forward(call, services, sent, estimate);
};
