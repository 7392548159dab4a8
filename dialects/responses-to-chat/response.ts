import type { JsonObject } from '../../bodies/json-body.ts';
import { readResponseUsage } from '../../calls/usage.ts';
import { normaliseChatCompletion } from '../chat-to-chat/response.ts';
import { sourcesOf } from '../texts/citations.ts';
import type { ResponseContext } from '../dialect.ts';
import { addMessage, reasoningKind } from './add-message.ts';
import { responseToolNames } from './declared-tools.ts';
import { ResponseIds } from './ids.ts';
import { ItemSequence } from './item-sequence.ts';
import { endingOf, ResponseObjects, toResponseUsage } from './response-object.ts';
import { isLoose, looseOf, type Loose } from '../values/json-values.ts';

/**
 * Translates a chat completion to a response (docs/wire-formats/translation.md#translated-responses). A stream with the
 * same content ends with the same items.
 */
export function toResponse(chatCompletion: JsonObject, context: ResponseContext): JsonObject {
  const completion = normaliseChatCompletion(chatCompletion, context.model, context.requestId, null);
  readResponseUsage(context.usage, completion);
  const ids = new ResponseIds(context.requestId);
  const items = new ItemSequence(ids, reasoningKind(context.request), responseToolNames(context.request));
  // One choice was requested, and the normaliser ensures that it has a message.
  const choice: unknown = Array.isArray(completion.choices) ? completion.choices[0] : null;
  const { finish_reason: reason, message } = looseOf<Loose.ChatCompletionChoice>(choice);
  if (isLoose<Loose.ChatCompletionChoice>(choice) && isLoose<Loose.ChatCompletionMessage>(message))
    addMessage(items, message, choice);
  const ending = endingOf(String(reason));
  items.addSources(sourcesOf(completion));
  items.finish(ending.status);
  return new ResponseObjects(ids.response, Number(completion.created), context).at({
    ...ending,
    output: items.output(),
    usage: toResponseUsage(context.usage),
  });
}
