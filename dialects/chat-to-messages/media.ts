import type { ChatContentPart, MessageDocumentBlock } from '../../generated/contract.ts';
import { untranslatable } from '../fields/untranslatable.ts';
import { parseDataUrl } from './data-url.ts';
import { isLoose, looseOf, type Fields } from '../values/json-values.ts';

/** Media types that clients write, in the form in which vendors list them (ai.google.dev/gemini-api/docs/audio). */
const LISTED_TYPES = new Map([
  ['audio/x-wav', 'audio/wav'],
  ['audio/wave', 'audio/wav'],
  ['audio/vnd.wave', 'audio/wav'],
  ['audio/x-m4a', 'audio/m4a'],
  ['audio/x-aac', 'audio/aac'],
  ['audio/x-flac', 'audio/flac'],
  ['audio/x-aiff', 'audio/aiff'],
  ['audio/pcm16', 'audio/pcm'],
]);

/**
 * Translates a part with audio or video to a document of its media type. Null for parts of other content.
 *
 * @param at path of the part in the client's body
 */
export function mediaBlock(part: ChatContentPart, at: string): MessageDocumentBlock | null {
  switch (part.type) {
    case 'input_audio':
      return audioBlock(part.input_audio, `${at}.input_audio`);
    case 'audio_url':
    case 'video_url':
      return addressBlock('audio_url' in part ? part['audio_url'] : part['video_url'], `${at}.${part.type}`);
    case 'file':
      return fileBlock(part.file);
    default:
      return null;
  }
}

/** The data are base64; some clients send a `data:` URL, which then says the type. */
function audioBlock(audio: unknown, at: string): MessageDocumentBlock {
  const { data: given, format } = looseOf<Fields<'data' | 'format'>>(audio);
  const data = String(given);
  const embedded = parseDataUrl(data);
  if (embedded !== null) return documentOf(embedded.mediaType, embedded.base64);
  const name = String(format).toLowerCase();
  if (!/^[a-z0-9-]{1,16}$/.test(name)) throw untranslatable(`${at}.format`, 'it must be a format of audio');
  return documentOf(`audio/${name}`, data);
}

function addressBlock(address: unknown, at: string): MessageDocumentBlock {
  const url = isLoose<Fields<'url'>>(address) ? String(address.url) : String(address);
  if (/^https?:\/\//i.test(url)) return { type: 'document', source: { type: 'url', url } };
  const embedded = parseDataUrl(url);
  if (embedded === null || !isMedium(embedded.mediaType))
    throw untranslatable(at, 'it must be an http, https or data URL');
  return documentOf(embedded.mediaType, embedded.base64);
}

function fileBlock(file: unknown): MessageDocumentBlock | null {
  const data = isLoose<Fields<'file_data' | 'file_id' | 'filename'>>(file) ? file.file_data : null;
  // Most files are documents, whose data are not copied twice.
  if (typeof data !== 'string' || !/^data:(?:audio|video)\//i.test(data)) return null;
  const embedded = parseDataUrl(data);
  return embedded === null ? null : documentOf(embedded.mediaType, embedded.base64);
}

function isMedium(mediaType: string): boolean {
  return mediaType.startsWith('audio/') || mediaType.startsWith('video/');
}

function documentOf(mediaType: string, base64: string): MessageDocumentBlock {
  const media_type = LISTED_TYPES.get(mediaType) ?? mediaType;
  return { type: 'document', source: { type: 'base64', media_type, data: base64 } };
}
