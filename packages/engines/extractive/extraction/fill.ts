import type { ChatEngineMessage } from '../../engine-types.ts';
import { candidatesIn, peopleIn } from './candidates.ts';
import type { Extracted, Field, ListField, ObjectField, ScalarField } from './field.ts';
import { listItems, statedValue, wholeText } from './longer-texts.ts';
import { passagesOf, type Passage } from './passages.ts';

/** A choice between options that no word of the text decides. The classifier decides it by meaning. */
export interface OpenChoice {
  path: readonly string[];
  options: readonly string[];
}

/** The value of an object, filled from a text. */
export interface Extraction {
  value: { [name: string]: Extracted };
  /** The required fields that the text does not fill. */
  missing: string[];
  open: OpenChoice[];
  /** The number of fields that the text fills. */
  filled: number;
}

/** The least score of a value. */
const LEAST_SCORE = 0.25;
const REQUEST_COST = 0.1;
/** The score of a label that has the field's words. */
const LABEL_GAIN = 0.8;
const NOTHING = Symbol('not in the text');

/** Fills each schema from the conversation. */
export function extract(
  messages: readonly ChatEngineMessage[],
  schemas: readonly ObjectField[],
): Extraction[] {
  const passages = passagesOf(messages);
  return schemas.map((schema) => {
    const filler = new Filler(passages, messages);
    const value = filler.object(schema, []);
    return { value, missing: filler.missing, open: filler.open, filled: filler.filled };
  });
}

class Filler {
  readonly missing: string[] = [];
  readonly open: OpenChoice[] = [];
  filled = 0;
  readonly #passages: readonly Passage[];
  readonly #messages: readonly ChatEngineMessage[];

  constructor(passages: readonly Passage[], messages: readonly ChatEngineMessage[]) {
    this.#passages = passages;
    this.#messages = messages;
  }

  object(schema: ObjectField, path: readonly string[]): { [name: string]: Extracted } {
    const entries: [string, Extracted][] = [];
    for (const { field, isRequired } of schema.members) {
      const value = this.#value(field, [...path, field.name], isRequired);
      if (value !== NOTHING) {
        this.filled += 1;
        entries.push([field.name, value]);
      } else if (field.isNullable) entries.push([field.name, null]);
      else if (isRequired) this.missing.push([...path, field.name].join('.'));
    }
    return Object.fromEntries(entries);
  }

  #value(field: Field, path: readonly string[], isRequired: boolean): Extracted | typeof NOTHING {
    switch (field.kind) {
      case 'object':
        return this.object(field, path);
      case 'list':
        return this.#list(field);
      case 'choice':
        return this.#choice(field, path, isRequired);
      default:
        return this.#scalar(field);
    }
  }

  #scalar(field: ScalarField): Extracted | typeof NOTHING {
    let best: { value: Extracted; score: number } | undefined;
    for (const passage of this.#passages) {
      for (const found of valuesIn(field, passage)) if (found.score > (best?.score ?? 0)) best = found;
    }
    if (best !== undefined && best.score >= LEAST_SCORE) return best.value;
    if (field.kind === 'text') return wholeText(field, this.#messages) ?? NOTHING;
    return field.kind === 'number' ? this.#onlyNumber(field) : NOTHING;
  }

  /** Returns the only number of the text if the object has only one number field, as in "A table for four". */
  #onlyNumber(field: ScalarField): Extracted | typeof NOTHING {
    const all = this.#passages
      .filter(({ label }) => label === null)
      .flatMap(({ text }) => candidatesIn(field, text));
    const [only] = all.filter(({ gain }) => gain >= 0);
    return all.length === 1 && only !== undefined ? only.value : NOTHING;
  }

  #choice(
    field: ScalarField & { kind: 'choice' },
    path: readonly string[],
    isRequired: boolean,
  ): Extracted | typeof NOTHING {
    const [first] = field.options;
    if (field.options.length === 1 && first !== undefined) return first;
    const found = this.#scalar(field);
    const texts = field.options.map(String);
    if (found !== NOTHING || !isRequired || field.options.some((option) => typeof option !== 'string'))
      return found;
    this.open.push({ path, options: texts });
    // The classifier replaces this value later.
    return texts[0] ?? NOTHING;
  }

  /** Returns people by their names, or the only enumeration of the text. */
  #onlyList({ items, terms }: ListField): Extracted[] {
    if (items.kind !== 'text') return [];
    const people = this.#passages.flatMap(({ text, label }) => (label === null ? peopleIn(terms, text) : []));
    if (people.length > 0) return people;
    const lists = this.#passages
      .filter(({ label }) => label === null)
      .map((passage) => listItems(items, passage))
      .filter((values) => values.length > 2);
    return lists.length === 1 ? (lists[0] ?? []) : [];
  }

  #list(field: ListField): Extracted | typeof NOTHING {
    const { items, maxItems } = field;
    if (items.kind === 'choice') {
      const mentioned = this.#passages
        .flatMap(({ text }) => candidatesIn(items, text))
        .map(({ value }) => value);
      return mentioned.length === 0 ? NOTHING : [...new Set(mentioned)].slice(0, maxItems);
    }
    const listed = this.#passages
      .map((passage) => ({ passage, overlap: overlapOf(field, passage) }))
      .filter(({ overlap }) => overlap > 0)
      .toSorted((left, right) => right.overlap - left.overlap)
      .map(({ passage }) => listItems(items, passage))
      .find((values) => values.length > 0);
    const values = listed ?? this.#onlyList(field);
    return values.length === 0 ? NOTHING : values.slice(0, maxItems);
  }
}

/** Returns the values of a passage, each with its score. */
function valuesIn(field: ScalarField, passage: Passage): { value: Extracted; score: number }[] {
  const cost = passage.isRequest ? REQUEST_COST : 0;
  if (passage.label !== null) {
    const share = shareOf(field.terms, new Set(passage.label.terms));
    if (share === 0) return [];
    const score = LABEL_GAIN + share - cost;
    const inLabel = candidatesIn(field, passage.label.value).map(({ value }) => value);
    const [first] = inLabel;
    if (field.kind === 'text' && field.format === '')
      return [{ value: passage.label.value.replace(/[.,;]$/u, ''), score }];
    return first === undefined ? [] : [{ value: flagOf(field, passage.label.value) ?? first, score }];
  }
  const overlap = overlapOf(field, passage);
  if (field.kind === 'flag')
    return overlap >= 0.3
      ? [{ value: candidatesIn(field, passage.text)[0]?.value ?? true, score: overlap - cost }]
      : [];
  const stated = field.kind === 'text' && field.format === '' ? statedValue(field, passage) : undefined;
  const places = placesOf(field.terms, passage.text);
  const found = candidatesIn(field, passage.text).map(({ value, at, gain }) => ({
    value,
    score: gain + nearness(places, at) - cost,
  }));
  return stated === undefined ? found : [...found, { value: stated, score: 0.3 + overlap / 2 - cost }];
}

function flagOf(field: ScalarField, value: string): boolean | undefined {
  if (field.kind !== 'flag') return undefined;
  return !/^(?:no|false|none|not|0|off)\b/iu.test(value);
}

function overlapOf({ terms }: Pick<Field, 'terms'>, passage: Passage): number {
  return shareOf(terms, passage.terms);
}

function shareOf(terms: readonly string[], others: ReadonlySet<string>): number {
  return terms.length === 0 ? 0 : terms.filter((term) => others.has(term)).length / Math.min(terms.length, 3);
}

/** Returns the positions of the field's words in a text. */
function placesOf(terms: readonly string[], text: string): number[][] {
  const lower = text.toLowerCase();
  return terms.map((fieldTerm) => {
    // Verbs and nouns of one root differ in their endings: "employs", "employee".
    const term = fieldTerm.slice(0, Math.max(4, fieldTerm.length - 1));
    const places: number[] = [];
    for (let at = lower.indexOf(term); at !== -1 && places.length < 8; at = lower.indexOf(term, at + 1))
      places.push(at);
    return places;
  });
}

/** Scores how many of the field's words are near a position. Nearer words count more, and so do words before it. */
function nearness(places: readonly (readonly number[])[], at: number): number {
  const nearest = places.map((ofTerm) =>
    ofTerm.reduce(
      (most, place) => Math.max(most, 20 / (20 + (place < at ? at - place : (place - at) * 1.3))),
      0,
    ),
  );
  return nearest.reduce((sum, one) => sum + one, 0) / Math.min(Math.max(places.length, 1), 2);
}
