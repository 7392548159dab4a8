import type { JsonObject } from '../../bodies/json-body.ts';
import { messagesToChat } from '../../dialects/messages-to-chat/dialect.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import * as cases from './dialect-cases.ts';

export { contextOf, wire } from './dialect-cases.ts';

/** The cases of one kind in `tests/fixtures/dialects/messages-to-chat`. */
export const casesOf = <Expected = JsonObject>(prefix: string): cases.DialectCase<Expected>[] =>
  cases.casesOf<Expected>('messages-to-chat', prefix);

/** Translates a backend's stream that is split into two reads. */
export const replay = (text: string, request: JsonObject, at = 0): Promise<cases.Replay> =>
  cases.replay(messagesToChat, text, request, at);

/** Returns the written events. Throws unless each is named after its data's type, which SDKs read. */
export function eventsOf(written: string): JsonObject[] {
  const frames = written.split('\n\n').filter((frame) => frame !== '');
  return frames.map((frame) => {
    const event = parseFrame(frame);
    const data = JSON.parse(event?.data ?? 'null') as JsonObject;
    if (event?.event !== data['type']) throw new Error(`an event is named ${String(event?.event)}`);
    return data;
  });
}
