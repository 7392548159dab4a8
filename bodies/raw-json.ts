import type { JsonObject } from './json-body.ts';

/** A value that stays JSON text. It was validated in its bytes and is not parsed. */
export class RawJson {
  readonly pieces: readonly Uint8Array[];

  constructor(pieces: readonly Uint8Array[]) {
    this.pieces = pieces;
  }
}

/** Returns the JSON of an object in pieces, without copying its raw members. Null for an object without any. */
export function piecesOfRaw(value: JsonObject): Uint8Array[] | null {
  if (!hasRaw(value)) return null;
  const pieces: Uint8Array[] = [];
  let text = '';
  for (const key of Object.keys(value)) {
    const member = value[key];
    if (member === undefined) continue;
    text += `${text === '' && pieces.length === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    if (member instanceof RawJson) {
      pieces.push(Buffer.from(text));
      for (const piece of member.pieces) pieces.push(piece);
      text = '';
    } else text += JSON.stringify(member);
  }
  pieces.push(Buffer.from(`${text}}`));
  return pieces;
}

function hasRaw(value: JsonObject): boolean {
  for (const key in value) if (value[key] instanceof RawJson) return true;
  return false;
}
