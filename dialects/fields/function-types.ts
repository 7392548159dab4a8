import { isLoose, looseList, type Loose } from '../values/json-values.ts';

type Typed = Loose.ChatTool | Loose.ChatRequestToolCall;

/**
 * Returns a chat request in which tools and earlier calls of functions have their type, the same request if they have.
 * Mistral's clients leave it out (mistralai 3.7.0, `Tool` and `ToolCall`), and other servers require it.
 */
export function withFunctionTypes(request: Loose.ChatCompletionRequest): Loose.ChatCompletionRequest {
  const tools = typed(request.tools);
  const messages = withTypedCalls(request.messages);
  if (tools === request.tools && messages === request.messages) return request;
  return { ...request, tools, messages };
}

function withTypedCalls(messages: unknown): unknown {
  const given = looseList<Loose.ChatAssistantMessage>(messages);
  if (!given.some(({ tool_calls: calls }) => Array.isArray(calls) && calls.some(isUntyped))) return messages;
  return given.map((message) => ({ ...message, ...callsOf(message) }));
}

function callsOf({ tool_calls: calls }: Loose.ChatAssistantMessage): object {
  return calls === undefined ? {} : { tool_calls: typed(calls) };
}

function typed(list: unknown): unknown {
  if (!Array.isArray(list) || !list.some(isUntyped)) return list;
  return list.map((one: unknown) => (isUntyped(one) ? { ...one, type: 'function' } : one));
}

function isUntyped(one: unknown): one is Typed {
  return isLoose<Typed>(one) && (one.type === undefined || one.type === null);
}
