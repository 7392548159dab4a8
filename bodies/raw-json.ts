import type { JsonObject } from './json-body.ts';

/** A value that stays JSON text: it was checked in its bytes, and nothing is built of it. */
export class RawJson {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** The JSON of an object whose raw members are not copied; null for an object without any. */
export function piecesOfRaw(value: JsonObject): Uint8Array[] | null {
  const pieces: Uint8Array[] = [];
  let text = '';
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue;
    text += `${text === '' && pieces.length === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    if (member instanceof RawJson) {
      pieces.push(Buffer.from(text), member.bytes);
      text = '';
    } else text += JSON.stringify(member);
  }
  return pieces.length === 0 ? null : [...pieces, Buffer.from(`${text}}`)];
}
