import { toolUseId } from '../chat-to-messages/tool-calls.ts';
import { claudeVersion } from '../fields/claude-versions.ts';
import { isLoose, withEach, type JsonObject, type Loose } from '../values/json-values.ts';

/**
 * Returns the changes that give the calls in a conversation ids that the model accepts, if it is Claude. Empty where they have such
 * ids. A conversation that another model began has ids such as `functions.get:0` (maximhq/bifrost#5097,
 * OpenSecretCloud/maple-proxy#18), which that model needs in the form that it wrote (BerriAI/litellm#34523).
 *
 * @param model its name at the vendor
 */
export function acceptedIds(model: string, messages: unknown): JsonObject {
  if (claudeVersion(model) === null) return {};
  const accepted = withEach(messages, (message) => {
    if (!isLoose<Loose.MessageInput>(message)) return message;
    const content = withEach(message.content, withClaudeId);
    return content === message.content ? message : { ...message, content };
  });
  return accepted === messages ? {} : { messages: accepted };
}

function withClaudeId(block: unknown): unknown {
  if (!isLoose<Loose.MessageInputBlock>(block)) return block;
  const field = block.type === 'tool_use' ? 'id' : 'tool_use_id';
  if (block.type !== 'tool_use' && block.type !== 'tool_result') return block;
  const given = block[field];
  const id = typeof given === 'string' ? toolUseId(given) : given;
  return id === given ? block : { ...block, [field]: id };
}
