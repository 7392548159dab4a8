import type { ClassificationList, ClassificationResult, InputTokenUsage } from '../../generated/contract.ts';
import { invalidResponse } from '../invalid-response.ts';
import { inRequestOrder } from '../values/item-order.ts';
import type { ListIdentity, ListOperation } from '../list-operation.ts';
import { estimatedUsage, joinLists, readTokenUsage } from '../usage/token-usage.ts';
import { unixSeconds, type Loose } from '../values/json-values.ts';

export interface ClassificationPart {
  id: unknown;
  created: unknown;
  data: ClassificationResult[];
  usage: InputTokenUsage | null;
}

/** Validates and normalises classifications of this format (vLLM, SGLang) to the contract. */
export const classification: ListOperation<ClassificationPart> = {
  items: 'input',
  count: ({ input }: Loose.ClassificationRequest) => (Array.isArray(input) ? input.length : 1),
  slice: ({ input }: Loose.ClassificationRequest, start, end) =>
    Array.isArray(input) ? { input: input.slice(start, end) } : {},
  read(response: Loose.ClassificationList, fields, start) {
    const entries = inRequestOrder<Loose.ClassificationResult>(response.data, classification.count(fields));
    return {
      id: response.id,
      created: response.created,
      data: entries.map((entry, index) => readResult(entry, start + index)),
      usage: readTokenUsage(response.usage),
    };
  },
  join: joinLists,
};

/** Creates the response for the client. */
export function classificationList(
  joined: Loose.ClassificationList,
  fields: Loose.ClassificationRequest,
  identity: ListIdentity,
): ClassificationList {
  const { id, created, data } = joined;
  const usage = readTokenUsage(joined.usage) ?? estimated(fields.input);
  return {
    id: typeof id === 'string' && id !== '' ? id : `classify-${identity.requestId}`,
    object: 'list',
    created: unixSeconds(created, identity.created),
    model: identity.model,
    // The result of `join`.
    data: data as ClassificationResult[],
    usage: { ...usage, completion_tokens: 0 },
  };
}

function readResult(entry: Loose.ClassificationResult, index: number): ClassificationResult {
  const { label, labels, probs } = entry;
  if (!isProbabilities(probs)) throw invalidResponse('a classification has no probabilities');
  return {
    index,
    label: typeof label === 'string' ? label : null,
    probs,
    num_classes: probs.length,
    score: probs.reduce((left, right) => Math.max(left, right)),
    ...(isLabels(labels, probs.length) ? { labels } : {}),
  };
}

function isProbabilities(value: unknown): value is number[] {
  return Array.isArray(value) && value.length > 0 && value.every((part) => Number.isFinite(part));
}

function isLabels(value: unknown, count: number): value is string[] {
  return Array.isArray(value) && value.length === count && value.every((part) => typeof part === 'string');
}

function estimated(input: unknown): InputTokenUsage {
  const texts: unknown[] = Array.isArray(input) ? input : [input];
  return estimatedUsage(
    texts.reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0),
  );
}
