/** One encoded field of a protobuf message. */
export type Field = Buffer;

/** A nested message or a list of packed fields. */
export function message(...fields: readonly Field[]): Buffer {
  return Buffer.concat(fields);
}

export function bytesField(number: number, content: Buffer | string): Field {
  const bytes = Buffer.from(content);
  return Buffer.concat([varint(number * 8 + 2), varint(bytes.length), bytes]);
}

export function intField(number: number, value: number): Field {
  return Buffer.concat([varint(number * 8), varint(value)]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}
