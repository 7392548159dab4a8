import type { JsonObject } from './json-body.ts';

/** A value that stays JSON text. It was validated in its bytes and is not parsed. */
export class RawJson {
  readonly pieces: readonly Uint8Array[];

  constructor(pieces: readonly Uint8Array[]) {
    this.pieces = pieces;
  }
}

/** JSON in several texts and buffers. */
export type JsonPieces = readonly (string | Uint8Array)[];

export interface ObjectWithRaw {
  /** The object with empty lists in place of its raw members. */
  shown: JsonObject;
  /** The JSON of the object, with its raw members last and without a copy of them. */
  pieces: JsonPieces;
}

/** Writes an object that has raw members. Null for any other object. */
export function writeRaw(value: JsonObject): ObjectWithRaw | null {
  if (!hasRaw(value)) return null;
  const shown = { ...value };
  const raw: [name: string, pieces: readonly Uint8Array[]][] = [];
  for (const name in value) {
    const member = value[name];
    if (!(member instanceof RawJson)) continue;
    raw.push([name, member.pieces]);
    shown[name] = undefined;
  }
  const pieces: (string | Uint8Array)[] = [];
  let text = JSON.stringify(shown).slice(0, -1);
  for (const [name, memberPieces] of raw) {
    pieces.push(`${text}${text === '{' ? '' : ','}${JSON.stringify(name)}:`);
    for (const piece of memberPieces) pieces.push(piece);
    text = '';
    shown[name] = [];
  }
  pieces.push('}');
  return { shown, pieces };
}

export function hasRaw(value: JsonObject): boolean {
  for (const name in value) if (value[name] instanceof RawJson) return true;
  return false;
}

/** Copies all pieces into one text. */
export function joinPieces(pieces: JsonPieces): string {
  return Buffer.concat(
    pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)),
  ).toString();
}
