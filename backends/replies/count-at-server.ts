import { withoutBillingLine } from '../../bodies/billing-line.ts';
import { jsonBodyFromValue, type JsonObject } from '../../bodies/json-body.ts';
import { bytesOfValues, type Call } from '../../calls/call.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { ReplyServices } from './reply-services.ts';

/**
 * Counts the tokens of a messages body with the server's tokenizer and template: vLLM's `/tokenize` with a
 * conversation in the chat format (`TokenizeChatRequest` in vllm/entrypoints/openai/protocol.py). Throws
 * `bad_gateway` for a response without a count.
 */
export async function countAtServer(call: Call, services: Pick<ReplyServices, 'backends'>): Promise<number> {
  const { operation } = call;
  call.memory?.hold(bytesOfValues(call.body));
  const body = jsonBodyFromValue(await tokenizeRequest(withoutBillingLine(call.body.value)));
  const response = await services.backends.part(call, () => ({
    operation,
    body,
    changes: {},
    stream: false,
  }));
  const { count } = response.value;
  if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 0) return count;
  throw failure('bad_gateway', { internal: 'the upstream did not count the tokens' });
}

async function tokenizeRequest(messages: JsonObject): Promise<JsonObject> {
  const { messagesToChat } = await import('../../dialects/messages-to-chat/dialect.ts');
  const {
    model,
    messages: conversation,
    tools,
  } = messagesToChat.request({
    ...messages,
    // Optional here.
    messages: messages['messages'] ?? [],
  });
  const request: JsonObject = { model, messages: conversation, add_generation_prompt: true };
  return tools === undefined ? request : { ...request, tools };
}
