import type { Format } from '../../catalogue/model.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { invalidResponse } from '../invalid-response.ts';
import type { JsonObject } from '../values/json-values.ts';
import { finalResponseOf } from '../responses-to-chat/final-response.ts';
import { CompletionOfChunks } from './chat.ts';
import { MessageOfEvents } from './messages.ts';

/**
 * Joins a stream to the non-streaming response with the same content, for a client that requested no stream from a
 * server that always streams. Throws what the events throw.
 *
 * @param events the events that `writer` has written, to their end
 */
export async function joinedResponse(
  format: Format,
  events: AsyncIterable<JsonObject>,
  writer: EventWriter,
): Promise<JsonObject> {
  const joined = format === 'chat' ? new CompletionOfChunks() : new MessageOfEvents();
  for await (const event of events) if (format !== 'responses') joined.accept(event);
  const value = format === 'responses' ? finalResponseOf(writer) : joined.value();
  if (value === null) throw invalidResponse('its stream has no final response');
  return value;
}
