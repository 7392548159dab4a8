import type { JsonObject } from '../../bodies/json-body.ts';
import type { CountTokensRequest, MessageInputBlock } from '../../generated/types/types.gen.ts';
import { placeBlocks, type KnownBlock } from './input-block.ts';

/** Estimated tokens around each message: its role and its marks. */
export const TOKENS_PER_MESSAGE = 4;
/** Estimated tokens of an image of about one megapixel; most models scale larger ones down to it. */
export const TOKENS_PER_IMAGE = 1_600;
/** Estimated tokens of a document of unknown length: two pages of dense text. */
export const TOKENS_PER_DOCUMENT = 3_000;

/** The countable content of a request that has passed the contract's check. */
interface Countable {
  texts: string[];
  images: number;
  /** Documents whose text is not in the request. */
  documents: number;
}

/**
 * Returns the texts of a count request in the order in which a model reads them: system, messages, tools and the output
 * schema, the last two as JSON. Base64 does not count as text. Throws `invalid_parameter` for blocks that the
 * translation refuses too.
 */
export function textsToCount(body: JsonObject): string[] {
  return read(body).texts;
}

/** Estimates the tokens of everything that is not text: message marks, images, documents. */
export function tokensWithoutText(body: JsonObject): number {
  const { images, documents } = read(body);
  // The body has passed the contract's check of countMessageTokens.
  const messages = (body as CountTokensRequest).messages?.length ?? 0;
  return messages * TOKENS_PER_MESSAGE + images * TOKENS_PER_IMAGE + documents * TOKENS_PER_DOCUMENT;
}

function read(body: JsonObject): Countable {
  // As above.
  const request = body as CountTokensRequest;
  const found: Countable = { texts: [], images: 0, documents: 0 };
  const add = (text: string | null | undefined): void => {
    if (text !== null && text !== undefined && text !== '') found.texts.push(text);
  };
  if (typeof request.system === 'string') add(request.system);
  else for (const { text } of request.system ?? []) add(text);
  for (const [index, { content }] of (request.messages ?? []).entries())
    readContent(content, `messages[${String(index)}].content`, found, add);
  for (const tool of request.tools ?? []) add(JSON.stringify({ ...tool, cache_control: undefined }));
  const format = request.output_config?.format ?? request.output_format;
  if (format !== null && format !== undefined) add(JSON.stringify(format));
  return found;
}

type AddText = (text: string | null | undefined) => void;

function readContent(
  content: string | readonly MessageInputBlock[],
  path: string,
  found: Countable,
  add: AddText,
): void {
  for (const placed of placeBlocks(content, path)) readBlock(placed.block, placed.path, found, add);
}

function readBlock(block: KnownBlock, path: string, found: Countable, add: AddText): void {
  switch (block.type) {
    case 'text':
      return add(block.text);
    case 'thinking':
      return add(block.thinking);
    case 'redacted_thinking':
      return;
    case 'image':
      found.images += 1;
      return;
    case 'tool_use':
      add(block.name);
      return add(JSON.stringify(block.input));
    case 'tool_result':
      return readContent(block.content ?? '', `${path}.content`, found, add);
    case 'search_result':
      for (const text of [block.title, block.source, ...block.content.map((one) => one.text)]) add(text);
      return;
    case 'document': {
      add(block.title);
      add(block.context);
      const { source } = block;
      if ('content' in source && source.type === 'content')
        // The contract's check validates sources of the type `content`.
        return readContent(
          source.content as string | MessageInputBlock[],
          `${path}.source.content`,
          found,
          add,
        );
      if ('data' in source && source.type === 'text' && typeof source.data === 'string')
        return add(source.data);
      found.documents += 1;
    }
  }
}
