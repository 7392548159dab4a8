import { openByteModule, type ByteModule } from '../../bodies/byte-module.ts';
import { literalSearch } from '../../generated/literal-search.ts';
import { IS_LITTLE_ENDIAN } from './code-units.ts';

/** The places in the module's memory, as in literal-search.wat. */
export const TEXT_AT = 0x4000;
const PLACES_AT = 0x15000;
export const UNITS_AT = 0x60000;
const DULL_AT = 0x90000;
/** Others are never passed over. */
export const DULL_POINTS = 0x20000;

/** The most characters of one search. */
export const MAX_RANGE = 64 * 1024;

/** As in literal-search.wat. */
interface SearchFunctions {
  nextSpecial: (start: number, end: number) => number;
  narrow: (length: number) => void;
  places: (length: number, written: number, leastDigits: number, onlyPlain: number) => number;
}

export interface SearchModule extends ByteModule<SearchFunctions> {
  /** What `places` has found. */
  found: Int32Array;
  /** By code point: 1 for those that `nextSpecial` passes over. */
  dull: Uint8Array;
}

let opened: SearchModule | null | undefined;

/** Null where there is no module (see `openByteModule`), and where code units are not in the order of bytes that it reads. */
export function searchModule(): SearchModule | null {
  if (opened !== undefined) return opened;
  const module = IS_LITTLE_ENDIAN ? openByteModule<SearchFunctions>(literalSearch) : null;
  if (module === null) return (opened = null);
  const { buffer } = module.memory;
  opened = {
    ...module,
    found: new Int32Array(buffer, PLACES_AT, (UNITS_AT - PLACES_AT) / Int32Array.BYTES_PER_ELEMENT),
    dull: new Uint8Array(buffer, DULL_AT, DULL_POINTS),
  };
  return opened;
}
