import type { Validator } from '../../contract/operation.ts';
import { isRecord, type JsonObject } from '../../dialects/values/json-values.ts';

/** Most rounds, each of which removes at least one null. */
const MAX_ROUNDS = 64;

/**
 * Checks a reply against the contract. What vendors' types call optional may be null in a reply: a null that the contract
 * does not allow counts as absent and is removed, in place.
 */
export function matchesContract(value: JsonObject, validator: Validator): boolean {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (validator(value)) return true;
    const paths = (validator.errors ?? []).map(({ instancePath }) => instancePath ?? '');
    if (!paths.map((path) => removeNull(value, path)).includes(true)) return false;
  }
  return false;
}

/** Removes the member at a JSON pointer if it is null. Returns whether it was. */
function removeNull(value: JsonObject, pointer: string): boolean {
  const keys = pointer.split('/').slice(1).map(unescaped);
  const last = keys.pop();
  let owner: unknown = value;
  for (const key of keys) owner = isRecord(owner) || Array.isArray(owner) ? Reflect.get(owner, key) : null;
  if (last === undefined || !isRecord(owner) || owner[last] !== null) return false;
  return Reflect.deleteProperty(owner, last);
}

function unescaped(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}
