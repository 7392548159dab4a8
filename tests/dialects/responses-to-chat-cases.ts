import type { JsonObject } from '../../bodies/json-body.ts';
import { responsesToChat } from '../../dialects/responses-to-chat/dialect.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import * as cases from './dialect-cases.ts';

export { contextOf, wire } from './dialect-cases.ts';

/** The cases of one kind in `tests/fixtures/dialects/responses-to-chat`. */
export const casesOf = <Expected = JsonObject>(prefix: string): cases.DialectCase<Expected>[] =>
  cases.casesOf<Expected>('responses-to-chat', prefix);

/** Translates a backend's stream that is split into two reads. */
export const replay = (text: string, request: JsonObject, at = 0): Promise<cases.Replay> =>
  cases.replay(responsesToChat, text, request, at);

/** Returns the written events. Throws unless each is named after its data's type and numbered from 0. */
export function eventsOf(written: string): JsonObject[] {
  const frames = written.split('\n\n').filter((frame) => frame !== '');
  return frames.map((frame, index) => {
    const event = parseFrame(frame);
    const data = JSON.parse(event?.data ?? 'null') as JsonObject;
    if (event?.event !== data['type']) throw new Error(`an event is named ${String(event?.event)}`);
    if (data['sequence_number'] !== index) throw new Error(`event ${String(index)} has another number`);
    return data;
  });
}

/** Returns an event without its number, and with only the changing fields of its response. */
export function shortened(event: JsonObject): JsonObject {
  const { sequence_number: _number, response, ...rest } = event;
  if (response === undefined) return rest;
  const { status, incomplete_details, error, output, usage } = response as JsonObject;
  return { ...rest, response: { status, incomplete_details, error, output, usage } };
}
