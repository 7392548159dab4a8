import { countTokens, findTooLong, runInBatches } from './batches.ts';
import type { ClassifierInput, ClassifySlice, SliceOutput } from './jobs.ts';
import type { LoadedModel } from './loaded-model.ts';

/** Returns the logits of each input. */
export async function classifySlice(
  model: LoadedModel,
  inputs: readonly ClassifierInput[],
  maxPairTokens: number | null,
): Promise<SliceOutput<ClassifySlice>> {
  const { labels, isMultiLabel, maxTokens } = model.description;
  const rows = inputs.map(({ text, pair }) => {
    if (pair === undefined) return model.tokenize({ text });
    const cut = maxPairTokens === null ? pair : model.firstTokens(pair, maxPairTokens);
    return model.tokenize({ text, pair: cut });
  });
  const tooLong = findTooLong(rows, maxTokens);
  if (tooLong !== undefined) return tooLong;
  const logits: number[][] = [];
  for await (const { rows: batch, output } of runInBatches(model, rows, ['logits'])) {
    const width = output.data.length / batch.length;
    if (!Number.isInteger(width))
      throw new Error('the graph does not return one row of logits for each input');
    batch.forEach((_, index) =>
      logits.push(Array.from(output.data.subarray(index * width, (index + 1) * width))),
    );
  }
  return { kind: 'done', tokens: countTokens(rows), labels, isMultiLabel, logits };
}
