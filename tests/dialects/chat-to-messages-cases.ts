import type { JsonObject } from '../../bodies/json-body.ts';
import { chatToMessages } from '../../dialects/chat-to-messages/dialect.ts';
import * as cases from './dialect-cases.ts';

export { contextOf, eventsOf as chunksOf, wire } from './dialect-cases.ts';

/** The cases of one kind in `tests/fixtures/dialects/chat-to-messages`. */
export const casesOf = <Expected = JsonObject>(prefix: string): cases.DialectCase<Expected>[] =>
  cases.casesOf<Expected>('chat-to-messages', prefix);

/** Translates a backend's stream that is split into two reads. */
export const replay = (text: string, request: JsonObject, at = 0): Promise<cases.Replay> =>
  cases.replay(chatToMessages, text, request, at);
