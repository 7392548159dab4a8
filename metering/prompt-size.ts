import type { JsonObject } from '../bodies/json-body.ts';
import { isRecord } from '../dialects/values/json-values.ts';

/** The size of a prompt, as far as the request shows it. */
export interface PromptSize {
  /** UTF-8 bytes of texts, and of other values as JSON. */
  textBytes: number;
  /** Number of messages, items and parts; a model's template writes something around each. */
  parts: number;
  images: number;
  /** Bytes of audio in base64, with its `data:` prefix. */
  audioBytes: number;
  /** Bytes of documents and videos in base64. Those given by address or id count as zero. */
  documentBytes: number;
  /**
   * Whether the model reads content that is not counted here: a document, a stored conversation, or results of a
   * backend's tool.
   */
  isOpen: boolean;
}

/** Tokens that a template writes around a conversation: preambles and tool instructions of known models have up to 700. */
const TEMPLATE_TOKENS = 1_024;
/** Marks of the role and of the end of a part. */
const TOKENS_PER_PART = 16;
/** Tokens of Qwen-VL's largest images, more than other models use; a few models of OpenAI count theirs several times. */
const MAX_TOKENS_PER_IMAGE = 16_384;
/** Speech codecs have at least a kilobyte a second, and models at most 50 tokens a second. */
const MIN_AUDIO_BYTES_PER_TOKEN = 20;

const USUAL_TOKENS_PER_PART = 4;
const USUAL_TOKENS_PER_IMAGE = 1_024;
/** The rate of uncompressed speech. */
const USUAL_AUDIO_BYTES_PER_TOKEN = 640;
/** A page of a PDF has about 50 KB and 1,000 tokens. */
const USUAL_DOCUMENT_BYTES_PER_TOKEN = 50;
/** English has 4 to 5, other languages fewer characters but more bytes in each. */
const USUAL_BYTES_PER_TOKEN = 4;

type Medium = 'image' | 'audio' | 'document' | 'stored';

/** Types of parts and items, in all three formats, whose strings are not text for the model. */
const MEDIA: ReadonlyMap<unknown, Medium> = new Map([
  ['image', 'image'],
  ['image_url', 'image'],
  ['input_image', 'image'],
  ['computer_screenshot', 'image'],
  ['audio', 'audio'],
  ['audio_url', 'audio'],
  ['input_audio', 'audio'],
  ['document', 'document'],
  ['file', 'document'],
  ['input_file', 'document'],
  ['video', 'document'],
  ['video_url', 'document'],
  ['input_video', 'document'],
  ['item_reference', 'stored'],
]);

/** Fields that hold nested parts or items. Objects anywhere else are JSON that the model reads. */
const CONTENT_FIELDS = new Set(['content', 'output']);

/** Bytes of texts that are counted. What comes after them counts as the most that it can be, since counting takes time. */
const COUNTED_BYTES = 8 * 1024 * 1024;
/** Of UTF-8, for a code unit. */
const MOST_BYTES_PER_UNIT = 3;

/** Bytes around an object's key: quotes, a colon, a comma and perhaps a line break. */
const KEY_BYTES = 8;
/** Bytes around a value: quotes and a comma. */
const VALUE_BYTES = 4;
const BASE64 = /^[A-Za-z0-9+/=_-]*$/;

/** Returns the size of a prompt of two parts. */
export function sumOfSizes(one: PromptSize, other: PromptSize): PromptSize {
  return {
    textBytes: one.textBytes + other.textBytes,
    parts: one.parts + other.parts,
    images: one.images + other.images,
    audioBytes: one.audioBytes + other.audioBytes,
    documentBytes: one.documentBytes + other.documentBytes,
    isOpen: one.isOpen || other.isOpen,
  };
}

/** Measures the values of a prompt. It stops after `enoughBytes` of text, when the model's own limit is the bound. */
export class PromptMeter {
  readonly #enoughBytes: number;
  readonly #texts: string[] | null;
  readonly size: PromptSize = {
    textBytes: 0,
    parts: 0,
    images: 0,
    audioBytes: 0,
    documentBytes: 0,
    isOpen: false,
  };

  /** @param texts receives every measured text and name */
  constructor(enoughBytes = Infinity, texts: string[] | null = null) {
    this.#enoughBytes = enoughBytes;
    this.#texts = texts;
  }

  /** Adds messages, items, parts or a text, and recognises the media in them. */
  addContent(value: unknown): void {
    const open = [value];
    while (open.length > 0 && this.size.textBytes < this.#enoughBytes) {
      const next = open.pop();
      // One by one, because a long list has too many arguments for one call.
      if (Array.isArray(next)) for (const value of next as unknown[]) open.push(value);
      else if (isRecord(next)) this.#addPart(next, open);
      else this.#addLeaf(next);
    }
  }

  /** Adds values that are written into the prompt as JSON, such as tools and schemas. */
  addJson(value: unknown): void {
    // Lists may have hundreds of thousands of texts and numbers; none of them needs a stack.
    if (typeof value !== 'object' || value === null) {
      if (this.size.textBytes < this.#enoughBytes) this.#addLeaf(value);
      return;
    }
    const open: unknown[] = [value];
    while (open.length > 0 && this.size.textBytes < this.#enoughBytes) {
      const next = open.pop();
      if (Array.isArray(next)) for (const one of next as unknown[]) open.push(one);
      else if (isRecord(next)) {
        for (const key of Object.keys(next)) {
          this.#addKey(key);
          open.push(next[key]);
        }
      } else this.#addLeaf(next);
    }
  }

  #addPart(part: JsonObject, open: unknown[]): void {
    this.size.parts += 1;
    const medium = MEDIA.get(part['type']);
    if (medium !== undefined) {
      this.#addMedium(medium, part);
      return;
    }
    // An item that has only an id stands for a stored one.
    if (part['type'] === undefined && part['role'] === undefined && typeof part['id'] === 'string')
      this.size.isOpen = true;
    for (const key of Object.keys(part)) {
      if (CONTENT_FIELDS.has(key)) open.push(part[key]);
      else {
        this.#addKey(key);
        this.addJson(part[key]);
      }
    }
  }

  #addMedium(medium: Medium, part: JsonObject): void {
    switch (medium) {
      case 'image':
        this.size.images += 1;
        return;
      case 'audio': {
        const bytes = dataBytes(part);
        this.size.audioBytes += bytes;
        this.size.isOpen ||= bytes === 0;
        return;
      }
      case 'document':
        if (isTextDocument(part)) this.addJson(part);
        else {
          this.size.documentBytes += dataBytes(part);
          this.size.isOpen = true;
        }
        return;
      case 'stored':
        this.size.isOpen = true;
        return;
    }
  }

  #addKey(key: string): void {
    this.size.textBytes += this.#bytesOf(key) + KEY_BYTES;
    this.#texts?.push(key);
  }

  #addLeaf(value: unknown): void {
    this.size.textBytes +=
      VALUE_BYTES + (typeof value === 'string' ? this.#bytesOf(value) : String(value).length);
    if (typeof value === 'string') this.#texts?.push(value);
  }

  #bytesOf(text: string): number {
    return this.size.textBytes + text.length > COUNTED_BYTES
      ? MOST_BYTES_PER_UNIT * text.length
      : Buffer.byteLength(text);
  }
}

function isTextDocument({ source }: JsonObject): boolean {
  return isRecord(source) && (source['type'] === 'text' || source['type'] === 'content');
}

/** Returns the length of the longest base64 text or `data:` URL in a part, at most two levels deep. */
function dataBytes(part: JsonObject): number {
  const inner = Object.values(part).flatMap((value) => (isRecord(value) ? Object.values(value) : [value]));
  return inner.reduce<number>((longest, value) => {
    const isData = typeof value === 'string' && (value.startsWith('data:') || isBase64(value));
    return isData ? Math.max(longest, value.length) : longest;
  }, 0);
}

/** Whether a text is base64. Short texts may look like it by chance and do not count. */
function isBase64(text: string): boolean {
  return text.length >= 64 && BASE64.test(text.slice(0, 4_096));
}

/**
 * Returns an upper bound of a prompt's tokens: a token is at least one byte. Infinite when the model reads content that
 * the request does not contain.
 */
export function maxPromptTokens(size: PromptSize): number {
  if (size.isOpen) return Infinity;
  return (
    TEMPLATE_TOKENS +
    size.textBytes +
    size.parts * TOKENS_PER_PART +
    size.images * MAX_TOKENS_PER_IMAGE +
    Math.ceil(size.audioBytes / MIN_AUDIO_BYTES_PER_TOKEN)
  );
}

/** Whether a part of the prompt may be audio. */
export function mayHoldAudio({ audioBytes, isOpen }: PromptSize): boolean {
  return audioBytes > 0 || isOpen;
}

/** Estimates a prompt's tokens, for calls whose upstream did not report them. */
export function estimatedPromptTokens(size: PromptSize): number {
  return (
    textTokens(size.textBytes) +
    size.parts * USUAL_TOKENS_PER_PART +
    size.images * USUAL_TOKENS_PER_IMAGE +
    Math.ceil(size.audioBytes / USUAL_AUDIO_BYTES_PER_TOKEN) +
    Math.ceil(size.documentBytes / USUAL_DOCUMENT_BYTES_PER_TOKEN)
  );
}

/** Estimates a text's tokens from its UTF-8 bytes. */
export function textTokens(bytes: number): number {
  return Math.ceil(bytes / USUAL_BYTES_PER_TOKEN);
}
