// What the edits of contract-edit-cases.ts are made of.

import type { Effects, Rating } from '../../../../packages/contract-tools/review/change.ts';
import type { ContractEdit } from './contract-edits.ts';

export interface Edit {
  apply: (edit: ContractEdit) => ContractEdit;
  rating: Rating;
  rule: string;
  effects: Partial<Effects>;
}

export const schemas = (...rest: (string | number)[]): (string | number)[] => [
  'components',
  'schemas',
  ...rest,
];
export const COLOUR = { name: 'colour', in: 'query', schema: { type: 'string' } };
export const objectOf = (properties: Record<string, object>): object => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
export const bodyOf = (name: string): object => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
