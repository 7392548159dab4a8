import { isObject, type Values } from './reply-parts.ts';

/** Identifying properties. A later delta repeats them and does not append to them. */
const NAMES = new Set(['id', 'type', 'role', 'name', 'object', 'model', 'finish_reason', 'format']);

/** Merges a delta into a streamed object. Texts are appended, list items are merged by `index`, and other values are replaced. */
export function mergeDelta(target: Values, delta: Values): void {
  for (const [key, piece] of Object.entries(delta)) {
    if (key === '__proto__') continue;
    const before = target[key];
    if (piece === null || piece === undefined) target[key] ??= null;
    else if (typeof piece === 'string' && typeof before === 'string' && !NAMES.has(key))
      target[key] = before + piece;
    else if (Array.isArray(piece)) target[key] = mergeList(before, piece as unknown[]);
    else if (isObject(piece)) {
      const inner = isObject(before) ? before : {};
      mergeDelta(inner, piece);
      target[key] = inner;
    } else if (piece !== '' || before === undefined) target[key] = piece;
  }
}

function mergeList(before: unknown, pieces: unknown[]): unknown[] {
  const list = Array.isArray(before) ? (before as unknown[]) : [];
  for (const piece of pieces) {
    const index = isObject(piece) ? piece['index'] : undefined;
    const same = list.find((one) => index !== undefined && isObject(one) && one['index'] === index);
    if (isObject(same) && isObject(piece)) mergeDelta(same, piece);
    else if (isObject(piece)) {
      const copy: Values = {};
      mergeDelta(copy, piece);
      list.push(copy);
    } else list.push(piece);
  }
  return list;
}
