import type { ChatEngineMessage } from '../../engine-types.ts';
import { termsOf } from '../../text/terms.ts';
import { readTurn } from '../intent.ts';
import { candidatesIn } from './candidates.ts';
import { kindOf, type Extracted, type ScalarField, type TextField } from './field.ts';
import { requestsIn, type Passage } from './passages.ts';

const copula = /^(.{1,120}?)\s(?:is|are|was|were|will be|equals|becomes?)\s(.{1,300})$/iu;
const clauseEnd = /[.;!?](?:\s|$)|,\s|\s(?:and|but|because|which|who|while|when)\s/u;

/** Returns the text after the verb if the field's words precede it, as in "the colour of the car is dark red". */
export function statedValue({ terms }: TextField, { text }: Passage): string | undefined {
  const [, subject, rest] = copula.exec(text) ?? [];
  if (subject === undefined || rest === undefined) return undefined;
  const named = new Set(termsOf(subject));
  if (!terms.some((term) => named.has(term))) return undefined;
  const end = clauseEnd.exec(rest)?.index ?? rest.length;
  const value = rest.slice(0, end).replace(/[.\s]+$/u, '');
  return value === '' ? undefined : value;
}

const isQuery = kindOf('query question search prompt keyword request');
const isMaterial = kindOf('content message input body passage');

/** Returns the request itself, or the text itself, for fields that require it. */
export function wholeText(
  { name, terms, maxLength, format }: TextField,
  messages: readonly ChatEngineMessage[],
): string | undefined {
  if (format !== '') return undefined;
  const request = messages.findLast(({ role }) => role === 'user')?.text.trim() ?? '';
  const first = terms.slice(0, 1);
  const { material } = readTurn(request);
  // `termsOf` leaves out the word "text".
  const isText = isMaterial(first) || (first.length === 0 && name === 'text');
  const value = isQuery(first) ? requestsIn(request).join(' ') : isText ? material.join(' ') : '';
  return value === '' || value.length > maxLength ? undefined : value;
}

/** Returns the items of an enumeration: the text after the label or the verb, split at commas and "and". */
export function listItems(items: ScalarField, { label, text }: Passage): Extracted[] {
  if (items.kind !== 'text' || items.format !== '')
    return candidatesIn(items, label?.value ?? text).map(({ value }) => value);
  const listed =
    label?.value ??
    / (?:is|are|was|were|includes?|need|needs|contains?|has|have|buy|bring|like|likes) (.+)$/iu.exec(
      text,
    )?.[1];
  if (listed === undefined) return [];
  return listed
    .replace(/[.!?]\s*$/u, '')
    .split(/,\s*(?:and\s+|or\s+)?|\s+and\s+|\s+or\s+|;\s*/iu)
    .map((item) => item.trim())
    .filter((item) => item !== '' && item.length < 200);
}
