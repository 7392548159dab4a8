import type { FileView } from './file-view.ts';
import { aacPackets } from './packets.ts';

/** A box of ISO 14496-12: its type, and where its content is. */
interface Box {
  type: string;
  start: number;
  end: number;
}

/** Most boxes of one file. A recording in fragments has some for each second. */
const MAX_BOXES = 2_000_000;
/** The content of a box that describes a codec. */
const MAX_ENTRY_BYTES = 64 * 1024;

interface Track {
  id: number;
  samples: number;
  secondsOfSample: number;
}

/** Thrown for a file that cannot be counted. */
class Uncounted extends Error {}

/**
 * Adds the samples of the audio tracks of an MP4 file, in its index and in its fragments. A sample is one frame of its
 * codec; the times of the index and the stated durations are not used. Null for other codecs than AAC and ALAC, and
 * without audio.
 */
export function secondsOfMp4(file: FileView): number | null {
  const reader = new Mp4Reader(file);
  try {
    reader.read();
  } catch (error) {
    if (error instanceof Uncounted) return null;
    throw error;
  }
  return reader.seconds;
}

class Mp4Reader {
  readonly #file: FileView;
  readonly #tracks = new Map<number, Track>();
  /** Samples of fragments, whose track may be described after them. */
  readonly #fragmented = new Map<number, number>();
  #boxes = 0;

  constructor(file: FileView) {
    this.#file = file;
  }

  /** The longest of the tracks: a player plays one. */
  get seconds(): number | null {
    const lengths = [...this.#tracks.values()].map(
      ({ id, samples, secondsOfSample }) => (samples + (this.#fragmented.get(id) ?? 0)) * secondsOfSample,
    );
    const most = Math.max(0, ...lengths);
    return most === 0 ? null : most;
  }

  read(): void {
    for (const box of this.#in(0, this.#file.sizeBytes)) {
      if (box.type === 'moov')
        for (const inner of this.#in(box.start, box.end)) if (inner.type === 'trak') this.#addTrack(inner);
      if (box.type === 'moof')
        for (const inner of this.#in(box.start, box.end)) if (inner.type === 'traf') this.#addFragment(inner);
    }
  }

  #addTrack(trak: Box): void {
    const header = this.#first(trak, 'tkhd');
    const media = this.#first(trak, 'mdia');
    const handler = media === null ? null : this.#first(media, 'hdlr');
    if (media === null || handler === null || header === null) return;
    if (this.#text(handler.start + 8, 4) !== 'soun') return;
    const information = this.#first(media, 'minf');
    const table = information === null ? null : this.#first(information, 'stbl');
    const description = table === null ? null : this.#first(table, 'stsd');
    if (table === null || description === null) throw new Uncounted('a track has no description');
    const isLong = (this.#file.at(header.start, 1)[0] ?? 0) === 1;
    const id = this.#number(header.start + (isLong ? 20 : 12));
    const sizes = this.#first(table, 'stsz') ?? this.#first(table, 'stz2');
    // Both boxes have the number after eight bytes.
    const samples = sizes === null ? 0 : this.#number(sizes.start + 8);
    const known = this.#tracks.get(id)?.samples ?? 0;
    this.#tracks.set(id, {
      id,
      samples: samples + known,
      secondsOfSample: this.#lengthOfSample(description),
    });
  }

  #addFragment(traf: Box): void {
    let id: number | null = null;
    for (const box of this.#in(traf.start, traf.end)) {
      if (box.type === 'tfhd') id = this.#number(box.start + 4);
      if (box.type !== 'trun' || id === null) continue;
      this.#fragmented.set(id, (this.#fragmented.get(id) ?? 0) + this.#number(box.start + 4));
    }
  }

  /** The longest sample of a track's descriptions, of which it may have several. */
  #lengthOfSample(description: Box): number {
    let most = 0;
    for (const entry of this.#in(description.start + 8, description.end)) {
      const size = Math.min(entry.end - entry.start, MAX_ENTRY_BYTES);
      const content = Buffer.from(this.#file.at(entry.start, size));
      const seconds = secondsOfEntry(entry.type, content);
      if (seconds === null) throw new Uncounted(`samples of ${entry.type} do not tell their length`);
      most = Math.max(most, seconds);
    }
    return most;
  }

  #first(parent: Box, type: string): Box | null {
    for (const box of this.#in(parent.start, parent.end)) if (box.type === type) return box;
    return null;
  }

  *#in(start: number, end: number): Generator<Box> {
    for (let position = start; position + 8 <= end;) {
      this.#boxes += 1;
      if (this.#boxes > MAX_BOXES) throw new Uncounted('it has too many boxes');
      const head = this.#file.at(position, 16);
      if (head.length < 8) return;
      const short = head.readUInt32BE(0);
      const isLarge = short === 1;
      if (isLarge && head.length < 16) return;
      const size = isLarge ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - position : short;
      const headerBytes = isLarge ? 16 : 8;
      if (size < headerBytes) throw new Uncounted('a box has no size');
      const next = Math.min(position + size, end);
      yield { type: head.toString('latin1', 4, 8), start: position + headerBytes, end: next };
      position = next;
    }
  }

  #number(position: number): number {
    const bytes = this.#file.at(position, 4);
    if (bytes.length < 4) throw new Uncounted('it is cut off');
    return bytes.readUInt32BE(0);
  }

  #text(position: number, length: number): string {
    return this.#file.at(position, length).toString('latin1');
  }
}

/** Returns how long one sample is, from the description of its codec. Null for other codecs. */
function secondsOfEntry(type: string, entry: Buffer): number | null {
  if (type === 'mp4a') {
    const config = audioConfig(entry);
    return config === null ? null : (aacPackets(config)?.(entry) ?? null);
  }
  if (type !== 'alac') return null;
  // The box within has the frame's length and, at its end, the rate (Apple, ALACMagicCookieDescription).
  const inner = entry.indexOf('alac', 28, 'latin1');
  if (inner === -1 || entry.length < inner + 32) return null;
  const rate = entry.readUInt32BE(inner + 28);
  return rate === 0 ? null : entry.readUInt32BE(inner + 8) / rate;
}

/** MPEG-4 AAC and the three profiles of MPEG-2 AAC, as object types of a decoder (ISO 14496-1, 7.2.6.6.2). */
const AAC_TYPES = new Set([0x40, 0x66, 0x67, 0x68]);

/** Returns the `AudioSpecificConfig` of an `esds` box. Null where it describes another codec. */
function audioConfig(entry: Buffer): Buffer | null {
  const box = entry.indexOf('esds', 0, 'latin1');
  if (box === -1) return null;
  let config: Buffer | null = null;
  let isAac = false;
  for (let position = box + 8; position < entry.length;) {
    const tag = entry[position];
    let size = 0;
    position += 1;
    for (let more = true; more && position < entry.length; position += 1) {
      size = ((size << 7) | ((entry[position] ?? 0) & 0x7f)) >>> 0;
      more = (entry[position] ?? 0) >= 0x80;
    }
    if (tag === 3) position += 3 + streamFields(entry[position + 2] ?? 0, entry[position + 3] ?? 0);
    else if (tag === 4) {
      isAac = AAC_TYPES.has(entry[position] ?? 0);
      position += 13;
    } else if (tag === 5) {
      config = entry.subarray(position, position + size);
      break;
    } else position += size;
  }
  return isAac ? config : null;
}

/** Optional fields of a stream's description, by its flags. */
function streamFields(flags: number, addressBytes: number): number {
  return (
    ((flags & 0x80) === 0 ? 0 : 2) +
    ((flags & 0x40) === 0 ? 0 : 1 + addressBytes) +
    ((flags & 0x20) === 0 ? 0 : 2)
  );
}
