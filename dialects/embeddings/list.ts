import type { JsonObject } from '../../bodies/json-body.ts';
import type {
  Embedding,
  EmbeddingEncodingFormat,
  EmbeddingList,
  InputTokenUsage,
} from '../../generated/contract.ts';
import { inRequestOrder } from '../item-order.ts';
import type { ListIdentity, ListOperation } from '../list-operation.ts';
import { estimatedUsage, readTokenUsage, sumTokenUsage } from '../token-usage.ts';
import { scanEmbeddings } from './scan.ts';
import { vectorIn } from './vector.ts';

export interface EmbeddingPart {
  id: unknown;
  created: unknown;
  data: Embedding[];
  usage: InputTokenUsage | null;
}

/** Embeddings as the contract has them, from any answer of that form: the order, the encoding and the count are right. */
export const embeddings: ListOperation<EmbeddingPart> = {
  items: 'input',
  count: ({ input }) => (isBatch(input) ? input.length : 1),
  slice: ({ input }, start, end) => (isBatch(input) ? { input: input.slice(start, end) } : {}),
  read(answer, fields, start) {
    const format = encodingFormat(fields);
    const entries = inRequestOrder(answer['data'], embeddings.count(fields));
    return {
      id: answer['id'],
      created: answer['created'],
      data: entries.map((entry, index) => ({
        object: 'embedding',
        index: start + index,
        embedding: vectorIn(format, entry['embedding']),
      })),
      usage: readTokenUsage(answer['usage']),
    };
  },
  scan(bytes, fields) {
    const answer = scanEmbeddings(bytes, encodingFormat(fields), embeddings.count(fields));
    if (answer === null || (answer['error'] ?? null) !== null) return null;
    const { id, created, data } = answer;
    const usage = readTokenUsage(answer['usage']);
    return { id, created, data, ...(usage === null ? {} : { usage }) };
  },
  join(parts) {
    const usage = sumTokenUsage(parts.map((part) => part.usage));
    const [only] = parts;
    return {
      ...(parts.length === 1 ? { id: only?.id, created: only?.created } : {}),
      data: parts.flatMap((part) => part.data),
      ...(usage === null ? {} : { usage }),
    };
  },
};

/** The answer as the caller gets it. */
export function embeddingList(answer: JsonObject, fields: JsonObject, identity: ListIdentity): EmbeddingList {
  const { id, created, data } = answer;
  return {
    id: typeof id === 'string' && id !== '' ? id : `embd-${identity.requestId}`,
    object: 'list',
    created: typeof created === 'number' ? created : identity.created,
    model: identity.model,
    // What `join` made of it, or its bytes.
    data: data as Embedding[],
    usage: readTokenUsage(answer['usage']) ?? estimated(fields['input']),
  };
}

/** How the caller wants the vectors. */
export function encodingFormat(fields: JsonObject): EmbeddingEncodingFormat {
  return fields['encoding_format'] === 'base64' ? 'base64' : 'float';
}

/** Whether the input is a list of inputs: a list of numbers is a single one, in token ids. */
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
