/** Which modes have long blocks, and the bits of a mode's number in a packet. */
export interface VorbisModes {
  isLong: readonly boolean[];
  bits: number;
}

const MODE_BITS = 41;
const COUNT_BITS = 6;
const MAX_MODES = 64;
const MAX_MAPPINGS = 64;

/**
 * Reads the modes, which end the setup header of a Vorbis stream (Vorbis I, 4.2.4). What precedes them has no stated
 * length, so that they are read from the end: each has 32 zero bits and a small number, and their count precedes the
 * first. Null unless exactly one count fits. A count of one also fits where the number before the last mode is 0, which
 * is usual, while streams of one mode are not.
 */
export function vorbisModes(setup: Buffer): VorbisModes | null {
  const bitAt = (position: number): number => ((setup[position >> 3] ?? 0) >> (position & 7)) & 1;
  const take = (position: number, count: number): number => {
    let value = 0;
    for (let bit = count - 1; bit >= 0; bit -= 1) value = value * 2 + bitAt(position + bit);
    return value;
  };
  let end = setup.length * 8 - 1;
  // The framing bit is the last one that is set.
  while (end > 0 && bitAt(end) === 0) end -= 1;
  const flags: boolean[] = [];
  let found: VorbisModes | null = null;
  for (let start = end - MODE_BITS; start > COUNT_BITS && flags.length < MAX_MODES; start -= MODE_BITS) {
    if (take(start + 1, 32) !== 0 || take(start + 33, 8) >= MAX_MAPPINGS) break;
    flags.unshift(bitAt(start) === 1);
    if (take(start - COUNT_BITS, COUNT_BITS) !== flags.length - 1) continue;
    if (found !== null && found.isLong.length > 1) return null;
    found = { isLong: [...flags], bits: flags.length === 1 ? 0 : 32 - Math.clz32(flags.length - 1) };
  }
  return found;
}
