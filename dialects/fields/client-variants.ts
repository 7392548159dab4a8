import { isLoose, looseList, withEach, type Fields, type Loose } from '../values/json-values.ts';

/**
 * Returns a chat request in the form that all servers of the format know, the same request if it has this form:
 *
 * - Tools and earlier calls of functions have their type. Mistral's clients leave it out (mistralai 3.7.0, `Tool` and
 *   `ToolCall`).
 * - Texts and images of messages are those of the format. Cursor sends those of responses, and an empty list as the content
 *   of a message with calls (BerriAI/litellm#34029, archestra-ai/archestra#7375, Soju06/codex-lb#833).
 * - A schema of the output has a name. Clients of Perplexity leave it out (@ai-sdk/perplexity 4.0.49).
 */
export function withoutClientVariants(request: Loose.ChatCompletionRequest): Loose.ChatCompletionRequest {
  const tools = withEach(request.tools, typed);
  const messages = withEach(request.messages, knownMessage);
  const format = namedFormat(request.response_format);
  if (tools === request.tools && messages === request.messages && format === request.response_format)
    return request;
  return { ...request, tools, messages, response_format: format };
}

function namedFormat(format: unknown): unknown {
  if (!isLoose<Loose.ChatJsonSchemaFormat>(format) || format.type !== 'json_schema') return format;
  const { json_schema: named } = format;
  if (!isLoose<Fields<'name'>>(named) || typeof named.name === 'string') return format;
  return { ...format, json_schema: { ...named, name: 'output' } };
}

function typed(value: unknown): unknown {
  if (!isLoose<Fields<'type'>>(value)) return value;
  return value.type === undefined || value.type === null ? { ...value, type: 'function' } : value;
}

function knownMessage(message: unknown): unknown {
  if (!isLoose<Loose.ChatAssistantMessage>(message)) return message;
  const { content, tool_calls: calls } = message;
  const knownCalls = withEach(calls, typed);
  const isEmpty = Array.isArray(content) && content.length === 0 && looseList(calls).length > 0;
  const knownContent = isEmpty ? null : withEach(content, knownPart);
  if (knownCalls === calls && knownContent === content) return message;
  return { ...message, content: knownContent, ...(calls === undefined ? {} : { tool_calls: knownCalls }) };
}

function knownPart(part: unknown): unknown {
  if (!isLoose<Fields<'type' | 'text' | 'image_url' | 'detail'>>(part)) return part;
  const { type, text, image_url: url, detail } = part;
  if ((type === 'input_text' || type === 'output_text') && typeof text === 'string')
    return { type: 'text', text };
  if (type === 'input_image' && typeof url === 'string')
    return { type: 'image_url', image_url: { url, ...(typeof detail === 'string' ? { detail } : {}) } };
  return part;
}
