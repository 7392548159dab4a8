import type { TooLong } from './jobs.ts';
import type { LoadedModel, Output, TokenRow } from './loaded-model.ts';

/** The most tokens of one run of the graph, including padding. They bound its memory. */
const BATCH_TOKENS = 2_048;

/** Returns the first row that is longer than the model reads. */
export function findTooLong(rows: readonly TokenRow[], maxTokens: number): TooLong | undefined {
  const index = rows.findIndex(({ ids }) => ids.length > maxTokens);
  if (index === -1) return undefined;
  return { kind: 'tooLong', index, tokens: rows[index]?.ids.length ?? 0, maxTokens };
}

/** Runs rows in batches of bounded size. Yields the rows and the graph's output of each batch. */
export async function* runInBatches(
  model: LoadedModel,
  rows: readonly TokenRow[],
  outputNames: readonly string[],
): AsyncGenerator<{ rows: readonly TokenRow[]; output: Output }, void> {
  let batch: TokenRow[] = [];
  let longest = 0;
  for (const row of rows) {
    const length = Math.max(longest, row.ids.length);
    if (batch.length > 0 && length * (batch.length + 1) > BATCH_TOKENS) {
      yield { rows: batch, output: await model.run(batch, outputNames) };
      batch = [];
      longest = 0;
    }
    batch.push(row);
    longest = Math.max(longest, row.ids.length);
  }
  if (batch.length > 0) yield { rows: batch, output: await model.run(batch, outputNames) };
}

export function countTokens(rows: readonly TokenRow[]): number {
  return rows.reduce((sum, { ids }) => sum + ids.length, 0);
}
