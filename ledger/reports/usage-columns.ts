import type { LedgerRow } from '../../storage/ledger-schema.ts';

/** The dimensions by which usage can be grouped. */
export const usageDimensions = [
  'organisation',
  'project',
  'key',
  'model',
  'operation',
  'outcome',
  'deployment',
  'attempt_outcome',
  'day',
  'month',
] as const;

/** A tag, by its name. */
export type TagDimension = `tag:${string}`;

export type UsageDimension = (typeof usageDimensions)[number] | TagDimension;

const TAG = /^tag:([a-z][a-z0-9_]{0,31})$/;

/** Returns the name of the tag; null for another dimension. */
export function tagOf(dimension: string): string | null {
  return TAG.exec(dimension)?.[1] ?? null;
}

/** Dimensions whose names need not be unique: their lines have ids too. */
const identifiedDimensions = ['organisation', 'project', 'key'] as const;

export type IdentifiedDimension = (typeof identifiedDimensions)[number];

export function isIdentified(dimension: UsageDimension): dimension is IdentifiedDimension {
  return identifiedDimensions.some((one) => one === dimension);
}

/** The ledger's columns of billed units. */
export const unitColumns = [
  'input_tokens',
  'cached_input_tokens',
  'cache_write_tokens',
  'cache_write_1h_tokens',
  'output_tokens',
  'reasoning_tokens',
  'images',
  'pages',
  'sound_ms',
  'characters',
  'audio_input_tokens',
  'audio_output_tokens',
  'searches',
] as const satisfies readonly (keyof LedgerRow)[];
