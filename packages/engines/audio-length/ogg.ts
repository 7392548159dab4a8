import type { FileView, Matches } from './file-view.ts';
import { flacStream } from './flac.ts';
import { flacPackets, opusPacket, PACKET_HEAD_BYTES, vorbisPackets, type PacketLength } from './packets.ts';

const PAGE_HEADER_BYTES = 27;
/** Most streams in one file. */
const MAX_STREAMS = 64;
/** Larger setup headers are not in use. */
const MAX_SETUP_BYTES = 64 * 1024;

/** How streams of video and of titles begin, which have no audio. Streams of other codecs may have. */
const SILENT = ['\x80theora', 'fishead', '\x01video', '\x80kate'];

const canBegin: Matches = (first, second, third) => first === 0x4f && second === 0x67 && third === 0x67;

/** One logical stream. */
interface Stream {
  /** The packet that is being read: its first bytes, and its size so far. */
  head: Buffer[];
  headBytes: number;
  /** Packets that are complete. */
  packets: number;
  identification: Buffer;
  length: PacketLength | null;
  seconds: number;
}

/**
 * Adds the packets of all streams of an Ogg file (RFC 3533). The positions in its pages may be wrong, and decoders do
 * not need them. Null for a codec whose packets do not tell their length.
 */
export function secondsOfOgg(file: FileView): number | null {
  const streams = new Map<number, Stream>();
  let seconds = 0;
  for (let position = 0; position < file.sizeBytes;) {
    const header = file.at(position, PAGE_HEADER_BYTES);
    if (header.length < PAGE_HEADER_BYTES) break;
    if (header.toString('latin1', 0, 4) !== 'OggS') {
      // Decoders look for the next page, too.
      position = file.find(canBegin, position + 1);
      continue;
    }
    const [flags = 0, serial, count = 0] = [header[5], header.readUInt32LE(14), header[26]];
    if ((flags & 2) !== 0) {
      seconds += streams.get(serial)?.seconds ?? 0;
      streams.set(serial, newStream());
    }
    const stream = streams.get(serial);
    if (stream === undefined || streams.size > MAX_STREAMS) return null;
    const sizes = [...file.at(position + PAGE_HEADER_BYTES, count)];
    const next = readPage(file, position + PAGE_HEADER_BYTES + count, sizes, stream);
    if (next === null) return null;
    position = next;
  }
  for (const stream of streams.values()) seconds += stream.seconds;
  return seconds === 0 ? null : seconds;
}

function newStream(): Stream {
  return { head: [], headBytes: 0, packets: 0, identification: Buffer.alloc(0), length: null, seconds: 0 };
}

/** Reads the segments of a page, and returns where it ends. */
function readPage(file: FileView, start: number, sizes: readonly number[], stream: Stream): number | null {
  let position = start;
  for (const size of sizes) {
    const most = stream.packets < 3 ? MAX_SETUP_BYTES : PACKET_HEAD_BYTES;
    const wanted = Math.min(size, most - stream.headBytes);
    if (wanted > 0) {
      stream.head.push(Buffer.from(file.at(position, wanted)));
      stream.headBytes += wanted;
    }
    position += size;
    // A segment of 255 bytes continues in the next one.
    if (size === 255) continue;
    if (!endPacket(stream, Buffer.concat(stream.head))) return null;
    stream.head = [];
    stream.headBytes = 0;
    stream.packets += 1;
  }
  return position;
}

/** Returns whether the length of the packet is known. */
function endPacket(stream: Stream, packet: Buffer): boolean {
  if (stream.packets === 0) {
    const begin = packet.toString('latin1', 0, 13);
    stream.identification = packet;
    if (begin.startsWith('OpusHead')) stream.length = opusPacket;
    else if (begin.startsWith('\x7fFLAC')) {
      const flac = flacStream(packet.subarray(9));
      stream.length = flac === null ? null : flacPackets(flac);
    } else if (!begin.startsWith('\x01vorbis')) return SILENT.some((one) => begin.startsWith(one));
    return true;
  }
  const isVorbis = stream.identification[0] === 1;
  if (isVorbis && stream.packets === 2) stream.length = vorbisPackets(stream.identification, packet);
  // Opus has two headers. Other streams have blocks of titles, which hold no frame.
  const isHeader = stream.packets < (isVorbis ? 3 : stream.length === opusPacket ? 2 : 1);
  if (isHeader) return true;
  const seconds = stream.length === null ? (isVorbis ? null : 0) : stream.length(packet);
  if (seconds === null) return false;
  stream.seconds += seconds;
  return true;
}
