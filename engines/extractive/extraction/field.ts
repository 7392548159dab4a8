import { termsOf } from '../../text/terms.ts';

/** A value of a JSON document. */
export type Extracted = null | boolean | number | string | Extracted[] | { [name: string]: Extracted };

interface Named {
  /** The name of the property; empty for the root. */
  name: string;
  /** The words of its name and description, by which it is looked for. */
  terms: readonly string[];
  /** Whether null stands for "not in the text". */
  isNullable: boolean;
}

export interface TextField extends Named {
  kind: 'text';
  /** `date`, `email`, `uri` and the like. */
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
  options: readonly (string | number | boolean)[];
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

/** A part of a JSON schema that can be filled from a text. */
export type Field = ScalarField | ListField | ObjectField;

/** Descriptions say more than this seldom, and each word is looked for in each sentence. */
const MOST_TERMS = 12;

/** Kinds of values, by the words in names of fields. */
export function kindOf(words: string): (terms: readonly string[]) => boolean {
  const kind = new Set(termsOf(words));
  return (terms) => terms.some((term) => kind.has(term));
}

/** The words of a name in any style: `invoiceNumber`, `invoice_number`. */
export function fieldTerms(name: string, description: string): string[] {
  const words = name.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replaceAll(/[_\-./]+/gu, ' ');
  return [...new Set([...termsOf(words), ...termsOf(description.slice(0, 500))])].slice(0, MOST_TERMS);
}
