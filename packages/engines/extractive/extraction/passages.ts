import type { ChatEngineMessage } from '../../engine-types.ts';
import { termsOf } from '../../text/terms.ts';
import { readTurn, statementsOf } from '../intent.ts';
import { sentencesOf } from '../sentences.ts';

/** A sentence or a line of the conversation. */
export interface Passage {
  text: string;
  /** The terms of the passage, for comparison with those of a field. */
  terms: ReadonlySet<string>;
  /** The terms before a colon or an equals sign, and the value after it. */
  label: { terms: readonly string[]; value: string } | null;
  /** Whether the passage is the user's request rather than a statement. */
  isRequest: boolean;
}

/** The most characters that are read, from the end of the conversation: about 10,000 tokens. */
const MOST_CHARACTERS = 50_000;

const labelled = /^[\s*>-]{0,8}([\p{L}][\p{L}\p{N} ()'/_-]{0,40}?)\s{0,3}[:=]\s{0,3}(\S.*)$/u;
/** A further label on the same line, as in "Name: Ann, age: 30". */
const nextLabel = /[,;]\s+(?=[\p{L}][\p{L}\p{N} _-]{0,30}:\s)/u;

/** Returns all passages that may contain values, in the order of the conversation. */
export function passagesOf(messages: readonly ChatEngineMessage[]): Passage[] {
  const last = messages.findLastIndex(({ role }) => role === 'user');
  let left = MOST_CHARACTERS;
  const passages: Passage[][] = [];
  for (const [index, message] of [...messages.entries()].reverse()) {
    if (message.role === 'assistant' || left <= 0) continue;
    const text = message.text.slice(0, left);
    left -= text.length;
    const requests = new Set(index === last ? requestsIn(text) : []);
    const isInstruction = message.role === 'system' || message.role === 'developer';
    const sentences = isInstruction ? statementsOf(text) : sentencesOf(text);
    passages.push([
      ...labelledIn(text),
      ...sentences.map((sentence) => passageOf(sentence, null, requests.has(sentence))),
    ]);
  }
  return passages.reverse().flat();
}

/** Returns the sentences that are requests to the model. */
export function requestsIn(text: string): string[] {
  const { material } = readTurn(text);
  const stated = new Set(material);
  return sentencesOf(text).filter((sentence) => !stated.has(sentence));
}

function labelledIn(text: string): Passage[] {
  return text
    .split(/\r?\n/u)
    .filter((line) => line.length < 2_000)
    .flatMap((line) => line.split(nextLabel))
    .flatMap((part) => {
      const [, label, value] = labelled.exec(part) ?? [];
      if (label === undefined || value === undefined) return [];
      return [passageOf(part, { terms: termsOf(label), value: value.trim() }, false)];
    });
}

function passageOf(text: string, label: Passage['label'], isRequest: boolean): Passage {
  return { text, terms: new Set(termsOf(text)), label, isRequest };
}
