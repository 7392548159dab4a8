import { HttpClient } from '../backends/http/http-client.ts';
import { inParallel } from '../backends/kinds/in-parallel.ts';
import { isRecord } from '../contract/json-object.ts';
import type { ModerationSettings } from '../catalogue/guardrail.ts';
import type { BackendSettings } from '../catalogue/model.ts';
import { CheckFailure, type Check, type CheckedCall } from './check.ts';
import { probabilityOf, readGuardResponse } from './guard-response.ts';
import { guardRequest } from './guard-request.ts';
import { batchesOf, piecesOf } from './text-pieces.ts';

/** Texts of one request, and concurrent requests. */
const BATCH_TEXTS = 32;
const MAX_CONCURRENT = 4;

/** Creates a check by a server's `/moderations`, in OpenAI's format. */
export function moderationCheck(settings: ModerationSettings, backend: BackendSettings): Check {
  const client = new HttpClient(backend);
  const isFlagged = async (input: string[], call: CheckedCall, signal: AbortSignal): Promise<boolean> => {
    const content = Buffer.from(JSON.stringify({ model: settings.model, input }));
    const source = { content, sizeBytes: content.length };
    const body = { kind: 'none', value: {} } as const;
    const request = guardRequest(settings.model, { operation: call.operation, body }, call, signal);
    const response = await client.post('moderations', 'application/json', source, request);
    const { results } = await readGuardResponse(response.chunks);
    if (!Array.isArray(results) || results.length !== input.length)
      throw new CheckFailure('the response does not have one result per text');
    // All results are read, so that an invalid one fails the check wherever it is.
    return results.map((result) => isBlocked(result, settings.thresholds)).includes(true);
  };
  return {
    async run(prompt, call, signal) {
      const pieces = prompt.messages.flatMap((text) => piecesOf(text, settings.pieceCharacters));
      const batches = batchesOf(pieces, BATCH_TEXTS);
      const found = await inParallel(batches, MAX_CONCURRENT, signal, (batch, either) =>
        isFlagged(batch, call, either),
      );
      return found.includes(true) ? 'blocked' : 'allowed';
    },
    close: () => client.close(),
  };
}

/** Whether a result blocks: a category with a threshold by its score, every other one by the model's verdict. */
function isBlocked(result: unknown, thresholds: ModerationSettings['thresholds']): boolean {
  if (!isRecord(result)) throw new CheckFailure('a result is not an object');
  const isFlagged = verdictOf(result);
  const limits = Object.entries(thresholds);
  if (limits.length === 0) return isFlagged;
  const { categories, category_scores: scores } = result;
  if (!isRecord(categories) || !isRecord(scores)) throw new CheckFailure('a result has no categories');
  const isOver = limits.map(([category, limit]) => probabilityOf(scores[category]) >= limit);
  const flagged = Object.entries(categories).flatMap(([category, value]) => {
    // Servers return null for a category that they did not check.
    if (typeof value !== 'boolean' && value !== null) throw new CheckFailure('a category is not a boolean');
    return value === true ? [category] : [];
  });
  if (isOver.includes(true) || (isFlagged && flagged.length === 0)) return true;
  return flagged.some((category) => !Object.hasOwn(thresholds, category));
}

/** The model's verdict. Mistral has none beside its categories, of which each blocks. */
function verdictOf({ flagged, categories }: Record<string, unknown>): boolean {
  if (typeof flagged === 'boolean') return flagged;
  const verdicts = flagged === undefined && isRecord(categories) ? Object.values(categories) : [];
  if (verdicts.length === 0 || !verdicts.every((verdict) => typeof verdict === 'boolean'))
    throw new CheckFailure('a result has no boolean `flagged`');
  return verdicts.includes(true);
}
