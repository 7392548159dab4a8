import { addScaled, normalise } from '../vectors.ts';
import { countTokens, findTooLong, runInBatches } from './batches.ts';
import type { EmbedSlice, SliceOutput } from './jobs.ts';
import type { LoadedModel, Output, TokenRow } from './loaded-model.ts';
import type { Pooling } from './model-description.ts';

/** The output names of graphs that pool the vectors themselves, then those of graphs with a vector for each token. */
const OUTPUT_NAMES = ['sentence_embedding', 'text_embeds', 'last_hidden_state', 'token_embeddings'];

/** Returns one unit vector for each text. */
export async function embedSlice(
  model: LoadedModel,
  texts: readonly string[],
): Promise<SliceOutput<EmbedSlice>> {
  const { maxTokens, pooling } = model.description;
  const rows = texts.map((text) => model.tokenize({ text }));
  const tooLong = findTooLong(rows, maxTokens);
  if (tooLong !== undefined) return tooLong;
  const vectors: Float32Array[] = [];
  for await (const { rows: batch, output } of runInBatches(model, rows, OUTPUT_NAMES)) {
    batch.forEach((row, index) => {
      const vector = vectorOf(row, index, output, pooling);
      normalise(vector);
      vectors.push(vector);
    });
  }
  return { kind: 'done', tokens: countTokens(rows), vectors };
}

function vectorOf(
  { ids }: TokenRow,
  index: number,
  { data, dimensions }: Output,
  pooling: Pooling,
): Float32Array {
  const width = dimensions.at(-1) ?? 0;
  if (dimensions.length === 2) return data.slice(index * width, (index + 1) * width);
  if (dimensions.length !== 3) throw new Error('the graph returns no vectors of texts or tokens');
  const first = index * (dimensions[1] ?? 0) * width;
  const tokenVector = (position: number): Float32Array =>
    data.subarray(first + position * width, first + (position + 1) * width);
  switch (pooling) {
    case 'first':
      return tokenVector(0).slice();
    case 'last':
      return tokenVector(Math.max(0, ids.length - 1)).slice();
    case 'max':
      return ids.reduce<Float32Array>(
        (highest, _, position) =>
          highest.map((value, at) => Math.max(value, tokenVector(position)[at] ?? value)),
        new Float32Array(width).fill(-Infinity),
      );
    case 'mean': {
      const sum = new Float32Array(width);
      // The sum becomes a unit vector, so its length does not matter.
      ids.forEach((_, position) => addScaled(sum, tokenVector(position), 1));
      return sum;
    }
  }
}
