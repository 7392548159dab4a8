import { describe, expect, test } from '@jest/globals';
import type { EmbeddingEngine } from '../../../packages/engines/engine-types.ts';
import { RememberingEmbeddings } from '../../../packages/engines/text/remembering-embeddings.ts';

const { signal } = new AbortController();

/** Returns a vector with the length of each text, and records the requested lists. */
class LengthEngine implements EmbeddingEngine {
  readonly requested: (readonly string[])[] = [];

  embed(texts: readonly string[]): ReturnType<EmbeddingEngine['embed']> {
    this.requested.push(texts);
    const vectors = texts.map((text) => Float32Array.of(text.length));
    return Promise.resolve({ vectors, tokens: texts.join('').length });
  }
}

describe('remembered vectors', () => {
  test('are the same as the first time, including token counts, and the engine is not called again', async () => {
    const engine = new LengthEngine();
    const remembering = new RememberingEmbeddings(engine);
    const first = await remembering.embed(['spam', 'ham'], signal);
    expect(first).toEqual({ vectors: [Float32Array.of(4), Float32Array.of(3)], tokens: 7 });
    expect(await remembering.embed(['spam', 'ham'], signal)).toEqual(first);
    expect(engine.requested).toEqual([['spam', 'ham']]);
  });

  test('belong to one list in its order, not to the same letters split differently', async () => {
    const engine = new LengthEngine();
    const remembering = new RememberingEmbeddings(engine);
    for (const texts of [['ab', 'c'], ['c', 'ab'], ['a', 'bc'], ['abc']])
      await remembering.embed(texts, signal);
    expect(engine.requested).toHaveLength(4);
  });

  test('are bounded: the least recently used are removed first', async () => {
    const engine = new LengthEngine();
    const remembering = new RememberingEmbeddings(engine, 4);
    const lists = [['one', 'two'], ['three'], ['four', 'five']];
    for (const texts of lists) await remembering.embed(texts, signal);
    await remembering.embed(['three'], signal);
    expect(engine.requested).toHaveLength(3);
    await remembering.embed(['one', 'two'], signal);
    expect(engine.requested).toHaveLength(4);
    await remembering.embed(['three'], signal);
    expect(engine.requested).toHaveLength(4);
  });

  test('of a list that exceeds the bound are not kept', async () => {
    const engine = new LengthEngine();
    const remembering = new RememberingEmbeddings(engine, 1);
    await remembering.embed(['one', 'two'], signal);
    await remembering.embed(['one', 'two'], signal);
    expect(engine.requested).toHaveLength(2);
  });

  test('are not stored for a failure', async () => {
    const remembering = new RememberingEmbeddings({ embed: () => Promise.reject(new Error('crashed')) });
    await expect(remembering.embed(['one'], signal)).rejects.toThrow('crashed');
    await expect(remembering.embed(['one'], signal)).rejects.toThrow('crashed');
  });
});
