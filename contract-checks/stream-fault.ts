import { fault, pointerWithoutContent, type Fault, type FaultPlace } from './fault.ts';

/** Sentences about a stream that quote what the server sent, each with the part that does not. */
const QUOTING: readonly (readonly [sentence: RegExp, where: FaultPlace, rule?: string])[] = [
  [/^an event is no JSON/, 'event'],
  [/^a line of no known field/, 'event'],
  [/^an event of \d+ data lines/, 'event'],
  [/^event: .* stands before /s, 'event', "an event's name is not its type"],
  [/^the stream has \d+ terminal events/, 'end'],
  [/^the stream ends within an event/, 'end'],
  [/^after the terminal event came/, 'end', 'events follow the terminal event'],
  [/^after the error event must come [a-z._]+/, 'end'],
  [/^the stream has carriage returns/, 'event'],
];

/** A sentence about a stream, such as `streamFaults` gives, with its place and without what it quotes. */
export function placedStreamFault(text: string): Fault {
  const schema = /^a .*? event breaks its schema at '([^']*)': (.*)$/s.exec(text);
  if (schema !== null)
    return { where: 'event', pointer: pointerWithoutContent(schema[1] ?? ''), rule: schema[2] ?? '', text };
  for (const [sentence, where, rule] of QUOTING) {
    const [found] = sentence.exec(text) ?? [];
    if (found !== undefined) return fault(where, rule ?? found, text);
  }
  return fault('order', namesOnly(text), text);
}

/** Kinds and numbers of events stand in such a sentence as the server sent them. */
function namesOnly(text: string): string {
  return text
    .split(' ')
    .map((word) => (/^([a-z][a-z_.]{0,60}|\d+);?,?$/.test(word) ? word : '*'))
    .join(' ');
}
