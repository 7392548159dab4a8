import type { FileView } from './file-view.ts';
import { flacStream } from './flac.ts';
import {
  aacPackets,
  flacPackets,
  mp3Packets,
  opusPacket,
  PACKET_HEAD_BYTES,
  vorbisPackets,
  type PacketLength,
} from './packets.ts';

/** Elements of Matroska (RFC 9559) that are read, by their ids. */
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_NUMBER = 0xd7;
const TRACK_TYPE = 0x83;
const CODEC_ID = 0x86;
const CODEC_PRIVATE = 0x63a2;
const CONTENT_ENCODINGS = 0x6d80;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
const SIMPLE_BLOCK = 0xa3;
const PARENTS = new Set([SEGMENT, CLUSTER, TRACKS, BLOCK_GROUP]);
const AUDIO = 2;

/** An element's id and size. */
const MAX_HEADER_BYTES = 12;
const MAX_PRIVATE_BYTES = 64 * 1024;
/** Elements of one file at most, as of a day in blocks of 20 ms. */
const MAX_ELEMENTS = 8_000_000;

interface Track {
  length: PacketLength | null;
  seconds: number;
}

/**
 * Adds the frames in the blocks of all audio tracks of a WebM or Matroska file, and returns the longest track. Stated
 * durations and times are not used. Null for a codec whose frames do not tell their length, and for encoded tracks.
 */
export function secondsOfWebm(file: FileView): number | null {
  const tracks = new Map<number, Track>();
  let position = 0;
  for (let elements = 0; position < file.sizeBytes; elements += 1) {
    const element = elementAt(file, position);
    // A file may be cut off anywhere, but decoders look for what follows other bytes.
    if (element === null && file.sizeBytes - position < MAX_HEADER_BYTES) break;
    if (element === null || elements > MAX_ELEMENTS) return null;
    const { id, start, sizeBytes } = element;
    // Recorders do not know the sizes of what they are still writing. Its content is read either way.
    if (PARENTS.has(id)) {
      position = start;
      continue;
    }
    if (sizeBytes === null) return null;
    if (id === TRACK_ENTRY) addTrack(file, start, start + sizeBytes, tracks);
    if ((id === SIMPLE_BLOCK || id === BLOCK) && !addBlock(file, start, start + sizeBytes, tracks))
      return null;
    position = start + sizeBytes;
  }
  const most = Math.max(0, ...[...tracks.values()].map(({ seconds }) => seconds));
  return most === 0 ? null : most;
}

interface Element {
  id: number;
  start: number;
  /** Null: unknown. */
  sizeBytes: number | null;
}

function elementAt(file: FileView, position: number): Element | null {
  const head = file.at(position, MAX_HEADER_BYTES);
  const idBytes = Math.clz32(head[0] ?? 0) - 23;
  if (idBytes > 4 || head.length <= idBytes) return null;
  const size = numberIn(head, idBytes);
  if (size === null) return null;
  return { id: head.readUIntBE(0, idBytes), start: position + idBytes + size.bytes, sizeBytes: size.value };
}

/** Reads a number of variable length (RFC 8794, 4). Its value is null when all bits are set, which means unknown. */
function numberIn(bytes: Buffer, at: number): { value: number | null; bytes: number } | null {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  if (length > 8 || at + length > bytes.length) return null;
  let value = (bytes[at] ?? 0) & ((1 << (8 - length)) - 1);
  for (let index = 1; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return { value: value === 2 ** (7 * length) - 1 ? null : value, bytes: length };
}

function addTrack(file: FileView, start: number, end: number, tracks: Map<number, Track>): void {
  let [number, type, codec] = [0, 0, ''];
  let description = Buffer.alloc(0);
  let isEncoded = false;
  for (let position = start; position < end;) {
    const element = elementAt(file, position);
    if (element === null || element.sizeBytes === null) break;
    const { id, start: from, sizeBytes } = element;
    const content = Buffer.from(file.at(from, Math.min(sizeBytes, MAX_PRIVATE_BYTES)));
    if (id === TRACK_NUMBER && sizeBytes <= 6)
      number = sizeBytes === 0 ? 0 : content.readUIntBE(0, content.length);
    if (id === TRACK_TYPE) type = content.at(-1) ?? 0;
    if (id === CODEC_ID) codec = content.toString('latin1');
    if (id === CODEC_PRIVATE) description = content;
    if (id === CONTENT_ENCODINGS) isEncoded = true;
    position = from + sizeBytes;
  }
  if (type !== AUDIO || tracks.has(number)) return;
  tracks.set(number, { length: isEncoded ? null : lengthOf(codec, description), seconds: 0 });
}

function lengthOf(codec: string, description: Buffer): PacketLength | null {
  if (codec.startsWith('A_OPUS')) return opusPacket;
  if (codec.startsWith('A_MPEG/L')) return mp3Packets;
  if (codec.startsWith('A_AAC')) return aacPackets(description);
  if (codec.startsWith('A_FLAC')) {
    const stream = flacStream(description);
    return stream === null ? null : flacPackets(stream);
  }
  if (!codec.startsWith('A_VORBIS')) return null;
  const [identification, , setup] = laced(description);
  return identification === undefined || setup === undefined ? null : vorbisPackets(identification, setup);
}

/** The three headers of a Vorbis stream, whose first two have their sizes before them. */
function laced(description: Buffer): Buffer[] {
  let position = 1;
  const sizes = [0, 0].map(() => {
    let size = 0;
    for (let more = true; more && position < description.length; position += 1) {
      size += description[position] ?? 0;
      more = description[position] === 255;
    }
    return size;
  });
  const [first = 0, second = 0] = sizes;
  return [
    description.subarray(position, position + first),
    description.subarray(position + first, position + first + second),
    description.subarray(position + first + second),
  ];
}

/** Adds the frames of a block. Returns whether their lengths are known. */
function addBlock(file: FileView, start: number, end: number, tracks: Map<number, Track>): boolean {
  const number = numberIn(file.at(start, 8), 0);
  const track = number?.value == null ? undefined : tracks.get(number.value);
  if (number === null || track === undefined) return true;
  if (track.length === null) return false;
  const flagsAt = start + number.bytes + 2;
  const lacing = ((file.at(flagsAt, 1)[0] ?? 0) >> 1) & 3;
  const frames = lacing === 0 ? [flagsAt + 1] : framesOf(file, flagsAt + 1, end, lacing);
  if (frames === null) return false;
  for (const frame of frames) {
    const seconds = track.length(file.at(frame, Math.max(0, Math.min(PACKET_HEAD_BYTES, end - frame))));
    if (seconds === null) return false;
    track.seconds += seconds;
  }
  return true;
}

/** Returns where the frames of a block begin that has several (RFC 9559, 10.3). */
function framesOf(file: FileView, at: number, end: number, lacing: number): number[] | null {
  const head = Buffer.from(file.at(at, Math.min(end - at, MAX_PRIVATE_BYTES)));
  const count = (head[0] ?? 0) + 1;
  const sizes: number[] = [];
  let position = 1;
  if (lacing === 2) {
    const size = Math.floor((end - at - 1) / count);
    return Array.from({ length: count }, (_unused, index) => at + 1 + index * size);
  }
  while (sizes.length < count - 1) {
    if (position >= head.length) return null;
    if (lacing === 1) {
      let size = 0;
      for (let more = true; more && position < head.length; position += 1) {
        size += head[position] ?? 0;
        more = head[position] === 255;
      }
      sizes.push(size);
      continue;
    }
    const read = numberIn(head, position);
    if (read?.value == null) return null;
    // All but the first are differences from the one before.
    const difference = read.value - (2 ** (7 * read.bytes - 1) - 1);
    const size = sizes.length === 0 ? read.value : (sizes.at(-1) ?? 0) + difference;
    if (size < 0) return null;
    sizes.push(size);
    position += read.bytes;
  }
  let frame = at + position;
  return [0, ...sizes].map((size) => (frame += size));
}
