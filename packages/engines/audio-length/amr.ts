import type { FileView } from './file-view.ts';

/** Bytes of a frame after its first, by type (RFC 4867, 5.3; 3GPP TS 26.101 and 26.201). Null: undefined types. */
const UNDEFINED = [null, null, null, null];
const NARROW = [12, 13, 15, 17, 19, 20, 26, 31, 5, null, null, ...UNDEFINED, 0];
const WIDE = [17, 23, 32, 36, 40, 46, 50, 58, 60, 5, ...UNDEFINED, 0, 0];
const FRAME_SECONDS = 0.02;

const MAGIC: readonly (readonly [string, readonly (number | null)[]])[] = [
  ['#!AMR\n', NARROW],
  ['#!AMR-WB\n', WIDE],
];

/** Adds the frames of an AMR file. Null for a frame of an undefined type. */
export function secondsOfAmr(file: FileView): number | null {
  const head = file.at(0, 9).toString('latin1');
  const [magic, sizes] = MAGIC.find(([one]) => head.startsWith(one)) ?? [];
  if (magic === undefined || sizes === undefined) return null;
  let frames = 0;
  for (let position = magic.length; position < file.sizeBytes; frames += 1) {
    const size = sizes[((file.at(position, 1)[0] ?? 0) >> 3) & 0xf];
    if (size === undefined || size === null) return null;
    position += 1 + size;
  }
  return frames * FRAME_SECONDS;
}
