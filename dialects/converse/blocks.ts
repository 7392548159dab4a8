import { isVendorRun } from '../message-request/vendor-runs.ts';
import type { JsonObject } from '../../bodies/json-body.ts';
import { isLoose, isRecord, looseOf, type Fields, type Loose } from '../values/json-values.ts';
import { portableCallId, type ToolNames } from '../tools/tool-names.ts';
import { untranslatable } from '../fields/untranslatable.ts';

const IMAGE_FORMATS = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpeg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
]);

const DOCUMENT_FORMATS = new Map([
  ['application/pdf', 'pdf'],
  ['application/msword', 'doc'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/vnd.ms-excel', 'xls'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['text/csv', 'csv'],
  ['text/html', 'html'],
  ['text/plain', 'txt'],
  ['text/markdown', 'md'],
]);

/** Translates a `cache_control` of the messages format to a block, as Converse has it. */
export function cachePoints(block: unknown): JsonObject[] {
  const control = looseOf<Loose.MessageInputTextBlock>(block).cache_control;
  if (!isLoose<Fields<'ttl'>>(control)) return [];
  return [
    {
      cachePoint: { type: 'default', ...(typeof control.ttl === 'string' ? { ttl: control.ttl } : {}) },
    },
  ];
}

/** The content of an empty result. Blank texts are refused, and so are empty lists. */
const NO_OUTPUT = 'no output';

const RESULT_BLOCKS = new Set<unknown>(['text', 'image', 'document']);

/** Returns a block that has the mark of a block, or of the last marked block in a result. */
function cacheMark(block: Loose.MessageInputBlock): Loose.MessageInputBlock {
  const { type, content } = block;
  if (type !== 'tool_result' || isRecord(block.cache_control) || !Array.isArray(content)) return block;
  const marked = (content as readonly unknown[]).findLast(
    (one) => isLoose<Loose.MessageInputBlock>(one) && isRecord(one.cache_control),
  );
  return isLoose<Loose.MessageInputBlock>(marked) ? marked : block;
}

/**
 * Adds the marks of the last block. AWS refuses a mark directly behind a document that is no PDF, and at the beginning of
 * a message (strands-agents/harness-sdk#1966, #3677): it comes before such documents, or is left out.
 */
function addCachePoints(blocks: JsonObject[], points: readonly JsonObject[]): void {
  if (points.length === 0) return;
  const at = blocks.findLastIndex((block) => !isPlainDocument(block)) + 1;
  const before = blocks[at - 1];
  if (before !== undefined && before['cachePoint'] === undefined) blocks.splice(at, 0, ...points);
}

function isPlainDocument({ document }: JsonObject): boolean {
  return isLoose<Fields<'format'>>(document) && document.format !== 'pdf';
}

/** Translates the blocks of messages, one message after another. */
export class BlockReader {
  #documents = 0;
  #hasCalls = false;
  readonly #names: ToolNames;

  /** @param names the names of the request's tools */
  constructor(names: ToolNames) {
    this.#names = names;
  }

  /** Whether the conversation holds calls or results. */
  get hasCalls(): boolean {
    return this.#hasCalls;
  }

  read(content: unknown, at: string): JsonObject[] {
    if (typeof content === 'string') return content.trim() === '' ? [] : [{ text: content }];
    if (!Array.isArray(content)) return [];
    const blocks: JsonObject[] = [];
    for (const [index, block] of (content as readonly unknown[]).entries()) {
      if (!isLoose<Loose.MessageInputBlock>(block)) continue;
      blocks.push(...this.#block(block, `${at}[${index}]`));
      addCachePoints(blocks, cachePoints(cacheMark(block)));
    }
    return blocks;
  }

  #block(block: Loose.MessageInputBlock, at: string): JsonObject[] {
    switch (block.type) {
      case 'text':
        // The API refuses blank texts.
        return String(block.text).trim() === '' ? [] : [{ text: block.text }];
      case 'image':
        return [imageBlock(block.source, at)];
      case 'document':
        return [this.#document(block, at)];
      case 'thinking': {
        const { thinking: text, signature } = block;
        return [{ reasoningContent: { reasoningText: { text, signature } } }];
      }
      case 'redacted_thinking':
        return [{ reasoningContent: { redactedContent: block.data } }];
      case 'tool_use':
        this.#hasCalls = true;
        return [this.#call(block)];
      case 'tool_result':
        this.#hasCalls = true;
        return [this.#result(block, at)];
      default:
        if (isVendorRun(block)) return [];
        throw untranslatable(`${at}.type`, 'the model does not accept blocks of this type');
    }
  }

  #call({ id, name, input }: Loose.MessageInputToolUseBlock): JsonObject {
    const called = { name: this.#names.sent(String(name)), input: input ?? {} };
    return { toolUse: { toolUseId: toolUseIdOf(id), ...called } };
  }

  #result(
    { tool_use_id: id, content, is_error: isError }: Loose.MessageToolResultBlock,
    at: string,
  ): JsonObject {
    const toolUseId = toolUseIdOf(id);
    const blocks = this.#resultContent(content, `${at}.content`);
    const result = blocks.length === 0 ? [{ text: NO_OUTPUT }] : blocks;
    return { toolResult: { toolUseId, content: result, status: isError === true ? 'error' : 'success' } };
  }

  /** Only these blocks can be in a result. What is marked within it for the cache is marked behind it. */
  #resultContent(content: unknown, at: string): JsonObject[] {
    if (!Array.isArray(content)) return this.read(content, at);
    return content.flatMap((block: unknown, index) => {
      if (!isLoose<Loose.MessageInputBlock>(block)) return [];
      const place = `${at}[${index}]`;
      if (!RESULT_BLOCKS.has(block.type))
        throw untranslatable(
          `${place}.type`,
          'tool results for this model contain text, images and documents only',
        );
      return this.#block(block, place);
    });
  }

  /** Translates a document. Names must be neutral and different, because the model reads them. */
  #document({ source, title, context, citations }: Loose.MessageDocumentBlock, at: string): JsonObject {
    this.#documents += 1;
    const given = typeof title === 'string' ? title.replaceAll(/[^A-Za-z0-9 \-()[\]]+/g, ' ').trim() : '';
    const name = `${given === '' ? 'Document' : given.replaceAll(/ {2,}/g, ' ').slice(0, 150)} ${this.#documents}`;
    const described = typeof context === 'string' && context !== '' ? { context } : {};
    const cited =
      isLoose<Fields<'enabled'>>(citations) && citations.enabled === true
        ? { citations: { enabled: true } }
        : {};
    return { document: { ...documentSource(source, at), name, ...described, ...cited } };
  }
}

/** Returns an id of a call that Converse accepts. */
function toolUseIdOf(id: unknown): string {
  return portableCallId(String(id)).replaceAll(/[^A-Za-z0-9_-]/g, '_');
}

function documentSource(source: unknown, at: string): JsonObject {
  if (isLoose<Loose.MessageTextSource>(source) && source.type === 'text')
    return { format: 'txt', source: { bytes: Buffer.from(String(source.data)).toString('base64') } };
  return bytesOf(source, DOCUMENT_FORMATS, at);
}

function imageBlock(source: unknown, at: string): JsonObject {
  return { image: bytesOf(source, IMAGE_FORMATS, at) };
}

function bytesOf(source: unknown, formats: ReadonlyMap<string, string>, at: string): JsonObject {
  if (!isLoose<Loose.MessageBase64Source>(source) || source.type !== 'base64')
    throw untranslatable(`${at}.source.type`, 'the model accepts data in base64 only');
  const format = formats.get(String(source.media_type).toLowerCase());
  if (format === undefined)
    throw untranslatable(`${at}.source.media_type`, `the model accepts ${[...formats.keys()].join(', ')}`);
  return { format, source: { bytes: source.data } };
}
