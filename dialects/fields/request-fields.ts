import type { JsonObject } from '../../bodies/json-body.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { Loose } from '../values/json-values.ts';

/** Returns the named fields that are present and not null. Most servers refuse null for a field with a default. */
export function pick(fields: JsonObject, names: readonly string[]): JsonObject {
  const picked: JsonObject = {};
  for (const name of names) {
    const value = fields[name];
    if (value !== undefined && value !== null) picked[name] = value;
  }
  return picked;
}

/** Returns the changes that remove null fields. In the contract null means absent; most servers refuse it. */
export function withoutNulls(fields: JsonObject, names: readonly string[] | null = null): JsonObject {
  const changes: JsonObject = {};
  for (const name of Object.keys(fields)) {
    if (fields[name] === null && names?.includes(name) !== false) changes[name] = undefined;
  }
  return changes;
}

/**
 * Returns `input` as a list of texts. Throws `invalid_parameter` for token ids, which servers of other formats do not
 * support.
 */
export function inputTexts(fields: Loose.EmbeddingRequest & Loose.ClassificationRequest): string[] {
  const { input } = fields;
  if (typeof input === 'string') return [input];
  const texts: string[] = [];
  for (const item of Array.isArray(input) ? (input as unknown[]) : []) {
    if (typeof item !== 'string') {
      throw failure('invalid_parameter', {
        message: 'this model takes texts, not token ids',
        param: 'input',
      });
    }
    texts.push(item);
  }
  return texts;
}
