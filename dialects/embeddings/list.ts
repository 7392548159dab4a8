import type {
  Embedding,
  EmbeddingEncodingFormat,
  EmbeddingList,
  InputTokenUsage,
} from '../../generated/contract.ts';
import { inRequestOrder } from '../values/item-order.ts';
import type { ListIdentity, ListOperation } from '../list-operation.ts';
import { estimatedUsage, joinLists, readTokenUsage } from '../usage/token-usage.ts';
import { scanEmbeddings } from './scan.ts';
import { numbersOfInt8, requireWidth, vectorIn } from './vector.ts';
import { isRecord, looseOf, unixSeconds, type Fields, type Loose } from '../values/json-values.ts';

export interface EmbeddingPart {
  id: unknown;
  created: unknown;
  data: Embedding[];
  usage: InputTokenUsage | null;
}

/** Validates and normalises embeddings of this format to the contract: order, encoding and number. */
export const embeddings: ListOperation<EmbeddingPart> = {
  items: 'input',
  count: ({ input }: Loose.EmbeddingRequest) => (isBatch(input) ? input.length : 1),
  slice: ({ input }: Loose.EmbeddingRequest, start, end) =>
    isBatch(input) ? { input: input.slice(start, end) } : {},
  read(response: Loose.EmbeddingList, fields: Loose.EmbeddingRequest, start) {
    const format = encodingFormat(fields);
    const hasInt8 = isOfPerplexity(response);
    const entries = inRequestOrder<Loose.Embedding>(response.data, embeddings.count(fields));
    return {
      id: response.id,
      created: response.created,
      data: entries.map((entry, index) => ({
        object: 'embedding',
        index: start + index,
        embedding: requireWidth(
          fields.dimensions,
          vectorIn(format, hasInt8 ? numbersOfInt8(entry.embedding) : entry.embedding),
        ),
      })),
      usage: readTokenUsage(response.usage),
    };
  },
  scan(received, fields: Loose.EmbeddingRequest) {
    // The width is checked when the vectors are parsed.
    if (typeof fields.dimensions === 'number') return null;
    const response = scanEmbeddings(received, encodingFormat(fields), embeddings.count(fields));
    if (response === null || (response.error ?? null) !== null) return null;
    const { id, created, data } = response;
    const usage = readTokenUsage(response.usage);
    return usage === null ? { id, created, data } : { id, created, data, usage };
  },
  join: joinLists,
};

/** Creates the response for the client. */
export function embeddingList(
  joined: Loose.EmbeddingList,
  fields: Loose.EmbeddingRequest,
  identity: ListIdentity,
): EmbeddingList {
  const { id, created, data } = joined;
  return {
    id: typeof id === 'string' && id !== '' ? id : `embd-${identity.requestId}`,
    object: 'list',
    created: unixSeconds(created, identity.created),
    model: identity.model,
    // The result of `join`, or bytes from `scan`.
    data: data as Embedding[],
    usage: readTokenUsage(joined.usage) ?? estimated(fields.input),
  };
}

/** Returns the encoding that the client requested. */
export function encodingFormat(fields: Loose.EmbeddingRequest): EmbeddingEncodingFormat {
  return fields.encoding_format === 'base64' ? 'base64' : 'float';
}

/** Whether a response is of Perplexity, whose vectors are signed bytes. Other servers of its models have no costs as an object. */
function isOfPerplexity({ model, usage }: Loose.EmbeddingList): boolean {
  if (typeof model !== 'string' || !model.startsWith('pplx-embed')) return false;
  return isRecord(looseOf<Fields<'cost'>>(usage).cost);
}

/** Whether the input is a list of inputs. A list of numbers is a single input of token ids. */
function isBatch(input: unknown): input is unknown[] {
  return Array.isArray(input) && typeof input[0] !== 'number';
}

function estimated(input: unknown): InputTokenUsage {
  let characters = 0;
  let tokens = 0;
  for (const item of isBatch(input) ? input : [input]) {
    if (typeof item === 'string') characters += item.length;
    else if (Array.isArray(item)) tokens += item.length;
  }
  const { total_tokens } = estimatedUsage(characters);
  return { prompt_tokens: total_tokens + tokens, total_tokens: total_tokens + tokens };
}
