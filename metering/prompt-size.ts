import type { JsonObject } from '../bodies/json-body.ts';
import { isRecord } from '../dialects/json-values.ts';

/** What a prompt is made of, as far as a request tells it. */
export interface PromptSize {
  /** UTF-8 bytes of texts, and of what is not text as JSON. */
  textBytes: number;
  /** Messages, items and parts: a model's template writes something around each of them. */
  parts: number;
  images: number;
  /** Audio in base64 or its `data:` address. */
  audioBytes: number;
  /** Documents and videos in base64; by address or id they count as none. */
  documentBytes: number;
  /** Whether more than that is read: a document, a stored conversation, or what a tool of the backend's own finds. */
  isOpen: boolean;
}

type Medium = 'image' | 'audio' | 'document' | 'stored';

/** The kinds of part and item, in all three formats, whose strings are no text to the model. */
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

/** Fields that hold parts or items again; everywhere else an object is JSON that the model reads. */
const CONTENT_FIELDS = new Set(['content', 'output']);

/** Each key of an object is written with quotes, a colon, a comma and perhaps a line of its own. */
const KEY_BYTES = 8;
/** Each value of a list, and each text, is written with quotes and a comma. */
const VALUE_BYTES = 4;
const BASE64 = /^[A-Za-z0-9+/=_-]*$/;

/**
 * Adds up what values hold. It stops when there is enough text to know that the model's own limit is the bound, so that long
 * bodies cost no more time than that.
 */
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

  /** @param texts is given every text and every name that is measured */
  constructor(enoughBytes = Infinity, texts: string[] | null = null) {
    this.#enoughBytes = enoughBytes;
    this.#texts = texts;
  }

  /** Messages, items, parts, or a text: images and the like are found in them. */
  addContent(value: unknown): void {
    const open = [value];
    while (open.length > 0 && this.size.textBytes < this.#enoughBytes) {
      const next = open.pop();
      if (Array.isArray(next)) pushAll(open, next);
      else if (isRecord(next)) this.#addPart(next, open);
      else this.#addLeaf(next);
    }
  }

  /** Whatever is written into the prompt as it is, such as tools and schemas. */
  addJson(value: unknown): void {
    // Lists have hundreds of thousands of texts, and none of them needs a stack.
    if (typeof value === 'string') {
      if (this.size.textBytes < this.#enoughBytes) this.#addLeaf(value);
      return;
    }
    const open = [value];
    while (open.length > 0 && this.size.textBytes < this.#enoughBytes) {
      const next = open.pop();
      if (Array.isArray(next)) pushAll(open, next);
      else if (isRecord(next)) {
        for (const [key, member] of Object.entries(next)) {
          this.#addKey(key);
          open.push(member);
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
    // An item of a conversation that has an id and nothing to say stands for one that is stored.
    if (part['type'] === undefined && part['role'] === undefined && typeof part['id'] === 'string')
      this.size.isOpen = true;
    for (const [key, member] of Object.entries(part)) {
      if (CONTENT_FIELDS.has(key)) open.push(member);
      else {
        this.#addKey(key);
        this.addJson(member);
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
    this.size.textBytes += Buffer.byteLength(key) + KEY_BYTES;
    this.#texts?.push(key);
  }

  #addLeaf(value: unknown): void {
    this.size.textBytes +=
      VALUE_BYTES + (typeof value === 'string' ? Buffer.byteLength(value) : String(value).length);
    if (typeof value === 'string') this.#texts?.push(value);
  }
}

/** One by one: a list of hundreds of thousands is too many arguments of a call. */
function pushAll(open: unknown[], list: readonly unknown[]): void {
  for (const value of list) open.push(value);
}

function isTextDocument({ source }: JsonObject): boolean {
  return isRecord(source) && (source['type'] === 'text' || source['type'] === 'content');
}

/** Of the longest base64 text or `data:` address in a part, at most two levels down. */
function dataBytes(part: JsonObject): number {
  const inner = Object.values(part).flatMap((value) => (isRecord(value) ? Object.values(value) : [value]));
  return inner.reduce<number>((longest, value) => {
    const isData = typeof value === 'string' && (value.startsWith('data:') || isBase64(value));
    return isData ? Math.max(longest, value.length) : longest;
  }, 0);
}

/** A short text may look like base64 and be a name or a type. */
function isBase64(text: string): boolean {
  return text.length >= 64 && BASE64.test(text.slice(0, 4_096));
}
