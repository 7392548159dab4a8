import type { ValidateFunction } from 'ajv';
import { pointerOf } from '../../catalogue/located-document.ts';
import { isRecord } from '../../contract/json-object.ts';

/** Converts a JSON pointer of the valid part of a file to that of the file, whose lists have more entries. */
export type ToFilePointer = (pointer: string) => string;

/** The indices that the entries of a list have in the file. */
type Origins = Map<unknown[], number[]>;

/** How often a value can become invalid by the removal of another one inside it. */
const MAX_DEPTH = 10;

/** Removes what the schema refuses. Returns null when the rest is no file. */
export function removeInvalid(data: unknown, isValid: ValidateFunction): ToFilePointer | null {
  const origins: Origins = new Map();
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    if (isValid(data)) return (pointer) => filePointer(data, pointer, origins);
    const refused = new Map<unknown[], Set<number>>();
    for (const { instancePath, keyword, params } of isValid.errors ?? []) {
      const unknown =
        keyword === 'additionalProperties' ? pointerOf(String(params['additionalProperty'])) : '';
      removeAt(data, instancePath + unknown, refused);
    }
    for (const [list, indices] of refused) removeEntries(list, indices, origins);
  }
  return null;
}

/** Removes the value of a pointer. Entries of lists are only noted, so that the indices of the others stay. */
function removeAt(data: unknown, pointer: string, refused: Map<unknown[], Set<number>>): void {
  let parent = data;
  const names = namesIn(pointer);
  for (const [index, name] of names.entries()) {
    if (Array.isArray(parent)) {
      const indices = refused.get(parent) ?? new Set();
      refused.set(parent, indices.add(Number(name)));
      return;
    }
    if (!isRecord(parent)) return;
    const value = parent[name];
    if (index === names.length - 1) delete parent[name];
    parent = value;
  }
}

function removeEntries(list: unknown[], indices: ReadonlySet<number>, origins: Origins): void {
  const isKept = (_entry: unknown, index: number): boolean => !indices.has(index);
  origins.set(list, (origins.get(list) ?? [...list.keys()]).filter(isKept));
  list.splice(0, list.length, ...list.filter(isKept));
}

function filePointer(data: unknown, pointer: string, origins: Origins): string {
  let parent = data;
  const names = namesIn(pointer).map((name) => {
    const own = Array.isArray(parent) ? origins.get(parent)?.[Number(name)] : undefined;
    parent = Array.isArray(parent)
      ? (parent[Number(name)] as unknown)
      : isRecord(parent)
        ? parent[name]
        : undefined;
    return own ?? name;
  });
  return pointerOf(...names);
}

function namesIn(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
