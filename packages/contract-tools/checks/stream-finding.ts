import { finding, pointerWithoutContent, type Finding, type FindingPlace } from './finding.ts';

/** Messages of `checkStream` that quote content, with the rule without content. */
const QUOTING: readonly (readonly [sentence: RegExp, where: FindingPlace, rule?: string])[] = [
  [/^an event is not JSON/, 'event'],
  [/^a line with an unknown field/, 'event'],
  [/^an event has \d+ data lines/, 'event'],
  [/^event: .* does not match /s, 'event', 'the name of an event does not match its type'],
  [/^the stream has \d+ terminal events/, 'end'],
  [/^the stream ends in the middle of an event/, 'end'],
  [/^events follow the terminal event:/, 'end', 'events follow the terminal event'],
  [/^the error event must be followed by [a-z._]+/, 'end'],
  [/^the stream has carriage returns/, 'event'],
];

/** Converts a message of `checkStream` to a finding, whose rule has no content. */
export function toStreamFinding(text: string): Finding {
  const schema = /^a .*? event breaks its schema at '([^']*)': (.*)$/s.exec(text);
  if (schema !== null)
    return { where: 'event', pointer: pointerWithoutContent(schema[1] ?? ''), rule: schema[2] ?? '', text };
  for (const [sentence, where, rule] of QUOTING) {
    const [found] = sentence.exec(text) ?? [];
    if (found !== undefined) return finding(where, rule ?? found, text);
  }
  return finding('order', namesOnly(text), text);
}

/** Replaces words that may be content by `*`. */
function namesOnly(text: string): string {
  return text
    .split(' ')
    .map((word) => (/^([a-z][a-z_.]{0,60}|\d+);?,?$/.test(word) ? word : '*'))
    .join(' ');
}
