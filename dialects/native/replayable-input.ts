import type { JsonObject } from '../../bodies/json-body.ts';
import { inputItems, itemType } from '../responses-to-chat/items.ts';
import { isSealed } from '../texts/signed-thoughts.ts';
import { isLoose, type Loose } from '../values/json-values.ts';

/**
 * Returns the changes that leave out reasoning which a server cannot read: it stores nothing for the gateway, so it
 * looks for an item without `encrypted_content` in vain (OpenAI: 404). Servers that send their reasoning as text get that
 * of the current turn, since a model needs it between its calls.
 */
export function replayableInput(body: JsonObject): JsonObject {
  const items = inputItems(body);
  const turnStart = items.findLastIndex(
    (item: Loose.ResponseInputItem) => itemType(item) === 'message' && item.role === 'user',
  );
  const kept = items.filter(
    (item, index) =>
      itemType(item) !== 'reasoning' ||
      (isReadable(item) && (isEncrypted(item) || (index > turnStart && hasContent(item)))),
  );
  return kept.length === items.length ? {} : { input: kept };
}

/** Thinking of a model behind another format is not readable. */
function isReadable({ encrypted_content: content }: Loose.ResponseInputReasoning): boolean {
  return !isSealed(content);
}

function isEncrypted({ encrypted_content: content }: Loose.ResponseInputReasoning): boolean {
  return typeof content === 'string' && content !== '';
}

function hasContent({ content }: Loose.ResponseInputReasoning): boolean {
  return (
    Array.isArray(content) &&
    content.some((part) => isLoose<Loose.ResponseReasoningText>(part) && part.text !== '')
  );
}
