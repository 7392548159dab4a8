import { termsOf } from '../../text/terms.ts';

/** A value of a JSON document. */
/** A value of an enumeration. */
export type Literal = boolean | number | bigint | string;
export type Extracted = null | Literal | Extracted[] | { [name: string]: Extracted };

interface Named {
  /** The name of the property; empty for the root. */
  name: string;
  /** The words of its name and description. The engine searches for them. */
  terms: readonly string[];
  /** Whether the schema allows null, which means "not in the text". */
  isNullable: boolean;
}

export interface TextField extends Named {
  kind: 'text';
  /** The format: `date`, `email`, `uri` and others. */
  format: string;
  maxLength: number;
}

export interface NumberField extends Named {
  kind: 'number';
  isInteger: boolean;
  minimum: number;
  maximum: number;
}

export interface FlagField extends Named {
  kind: 'flag';
}

export interface ChoiceField extends Named {
  kind: 'choice';
  options: readonly Literal[];
}

export type ScalarField = TextField | NumberField | FlagField | ChoiceField;

export interface ListField extends Named {
  kind: 'list';
  items: ScalarField;
  maxItems: number;
}

export interface ObjectField extends Named {
  kind: 'object';
  members: readonly { field: Field; isRequired: boolean }[];
}

/** A part of a JSON schema that the engine can fill from a text. */
export type Field = ScalarField | ListField | ObjectField;

/** The most terms of a field. Few descriptions have more, and each term is searched for in each sentence. */
const MOST_TERMS = 12;

/** Returns a test for a kind of field, by the words of its name. */
export function kindOf(words: string): (terms: readonly string[]) => boolean {
  const kind = new Set(termsOf(words));
  return (terms) => terms.some((term) => kind.has(term));
}

/** Returns the words of a name in any style: `invoiceNumber`, `invoice_number`. */
export function fieldTerms(name: string, description: string): string[] {
  const words = name.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replaceAll(/[_\-./]+/gu, ' ');
  return [...new Set([...termsOf(words), ...termsOf(description.slice(0, 500))])].slice(0, MOST_TERMS);
}
