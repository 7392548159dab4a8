import { isUtf8 } from 'node:buffer';
import { AUDIO_MEDIA_TYPES } from '../../contract/audio-media-types.ts';

/** The number of bytes that `audioContentType` reads; a body may be shorter. */
export const AUDIO_HEAD_BYTES = 64;

const DEFAULT_FORMAT = 'mp3';
const MP3_TYPE = 'audio/mpeg';

/** Other names of the contract's media types. */
const ALIASES: Readonly<Record<string, string>> = {
  'audio/mp3': 'audio/mpeg',
  'audio/mpeg3': 'audio/mpeg',
  'audio/x-mpeg': 'audio/mpeg',
  'audio/ogg': 'audio/opus',
  'application/ogg': 'audio/opus',
  'audio/webm': 'audio/opus',
  'video/webm': 'audio/opus',
  'audio/aacp': 'audio/aac',
  'audio/x-aac': 'audio/aac',
  'audio/x-flac': 'audio/flac',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/l16': 'audio/pcm',
  'audio/raw': 'audio/pcm',
  'audio/x-pcm': 'audio/pcm',
};

/** Formats whose files always begin with a signature. Frames of the others may begin anywhere. */
const SIGNED: ReadonlySet<string> = new Set(['audio/wav', 'audio/flac', 'audio/opus']);

/**
 * Determines the media type of audio from its first bytes, the upstream's media type and the requested format. Null for
 * another media type, for text, and for a missing signature. Without a media type the signature decides, or the first
 * frame of MP3. Openai-edge-tts without FFmpeg sends MP3 with any type (`tts_handler.py`).
 */
export function audioContentType(head: Uint8Array, mediaType: string, format: unknown): string | null {
  const signed = signedType(head);
  if (mediaType === '') return signed ?? (isMp3(head) ? MP3_TYPE : null);
  const named = namedType(mediaType, format);
  if (named === null || head.length === 0 || isText(head)) return null;
  if (signed !== null) return signed;
  if (!SIGNED.has(named)) return named;
  return isMp3(head) ? MP3_TYPE : null;
}

function namedType(mediaType: string, format: unknown): string | null {
  const known = ALIASES[mediaType] ?? mediaType;
  if (Object.values(AUDIO_MEDIA_TYPES).includes(known)) return known;
  const isUnspecific = /^audio\/|^(?:application|binary)\/octet-stream$/.test(mediaType);
  return isUnspecific
    ? (AUDIO_MEDIA_TYPES[typeof format === 'string' ? format : DEFAULT_FORMAT] ?? null)
    : null;
}

function signedType(head: Uint8Array): string | null {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1');
  if (/^(?:RIFF|RF64)[^]{4}WAVE/.test(text)) return 'audio/wav';
  if (text.startsWith('fLaC')) return 'audio/flac';
  if (text.startsWith('OggS')) return 'audio/opus';
  // EBML, in which WebM has Opus.
  if (text.startsWith('\x1aE\xdf\xa3')) return 'audio/webm';
  return text.startsWith('ID3') ? MP3_TYPE : null;
}

/** Whether the bytes begin with a frame of MPEG audio, layer III (ISO/IEC 11172-3, section 2.4.1.3). */
function isMp3([sync = 0, kind = 0, rates = 0]: Uint8Array): boolean {
  const hasVersion = (kind & 0xe0) === 0xe0 && (kind & 0x18) !== 0x08;
  const isLayer3 = (kind & 0x06) === 0x02;
  return sync === 0xff && hasVersion && isLayer3 && rates >> 4 !== 0x0f && (rates & 0x0c) !== 0x0c;
}

/** Whether the bytes are text. No audio format begins with that many printable characters. */
function isText(head: Uint8Array): boolean {
  if (!head.every((byte) => (byte >= 0x20 && byte !== 0x7f) || [0x09, 0x0a, 0x0d].includes(byte)))
    return false;
  // The last character may be incomplete.
  return [0, 1, 2, 3].some((cut) => isUtf8(head.subarray(0, Math.max(0, head.length - cut))));
}
