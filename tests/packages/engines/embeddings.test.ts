import { afterAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { embeddingLimits } from '../../../packages/engines/text/embeddings.ts';
import { EngineHost } from '../../../packages/engines/host.ts';
import { dot } from '../../../packages/engines/vectors.ts';

const host = new EngineHost();
const never = new AbortController().signal;
afterAll(() => host.close());

async function vectorsOf(...texts: string[]): Promise<Float32Array[]> {
  return (await host.embeddings.embed(texts, never)).vectors;
}

async function likeness(left: string, right: string): Promise<number> {
  const [a = [], b = []] = await vectorsOf(left, right);
  return dot(a, b);
}

describe('the embeddings engine', () => {
  test('embeds its first text also where WebAssembly takes longer to start than the weights to load', async () => {
    const script = join(import.meta.dirname, 'embed-with-slow-backend.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script]);
    expect(JSON.parse(stdout)).toEqual([2]);
  });

  test('gives texts about the same subject closer vectors than texts about different ones', async () => {
    const question = 'How do I get my money back?';
    const related = await likeness(question, 'Refunds are accepted within 30 days.');
    const unrelated = await likeness(question, 'Our office is closed on Sundays.');
    expect(related).toBeGreaterThan(unrelated + 0.1);
  });

  test('returns unit vectors of 512 numbers in the order of the texts, and counts tokens', async () => {
    const texts = Array.from({ length: 50 }, (_, index) => `Sentence number ${index} about shipping.`);
    const { vectors, tokens } = await host.embeddings.embed(texts, never);
    const [alone = []] = await vectorsOf('Sentence number 37 about shipping.');
    expect(vectors).toHaveLength(50);
    expect(vectors.every((vector) => vector.length === 512)).toBe(true);
    expect(dot(vectors[37] ?? [], alone)).toBeCloseTo(1, 4);
    expect(dot(vectors[0] ?? [], vectors[0] ?? [])).toBeCloseTo(1, 4);
    expect(tokens).toBeGreaterThan(50 * 4);
  });

  test('reads long texts completely, although the model stops after 128 tokens', async () => {
    const opening = 'Refunds are accepted within thirty days if goods are returned to the warehouse. '.repeat(
      70,
    );
    const ending = 'The volcano erupted at dawn and hot lava ran down into the sea. '.repeat(70);
    const withEnding = await likeness(opening + ending, 'A volcano erupts');
    const without = await likeness(opening, 'A volcano erupts');
    expect(withEnding).toBeGreaterThan(without + 0.1);
  });

  test.each([[''], [' \n'], ['🙂'], ['12345'], ['\ud800'], ['a'.repeat(3000)]])(
    'accepts %j',
    async (text) => {
      const [vector] = await vectorsOf(text);
      expect(dot(vector ?? [], vector ?? [])).toBeCloseTo(1, 4);
    },
  );

  test.each([['今日は天気がいいです'], ['Привет, как дела?'], ['안녕하세요 여러분 hello']])(
    'refuses %s, which it could not distinguish from others',
    async (text) => {
      await expect(host.embeddings.embed(['fine', text], never)).rejects.toMatchObject({
        code: 'invalid_parameter',
        param: 'input',
        publicMessage: expect.stringContaining('input[1] is mostly not in Latin script'),
      });
    },
  );

  test('refuses texts that are too long rather than truncating them', async () => {
    const tooLong = 'a '.repeat(embeddingLimits.textCharacters / 2 + 1);
    await expect(host.embeddings.embed([tooLong], never)).rejects.toMatchObject({
      code: 'invalid_parameter',
    });
    const tooMany = new Array<string>(embeddingLimits.texts + 1).fill('a');
    await expect(host.embeddings.embed(tooMany, never)).rejects.toMatchObject({ code: 'invalid_parameter' });
    const together = new Array<string>(32).fill('a '.repeat(16_000));
    await expect(host.embeddings.embed(together, never)).rejects.toMatchObject({ code: 'invalid_parameter' });
  });

  test('responds to a small call during a large one', async () => {
    const order: string[] = [];
    const texts = Array.from({ length: 256 }, (_, index) => `Item ${index} of a large catalogue of goods.`);
    const large = vectorsOf(...texts).then((vectors) => order.push(`large ${vectors.length}`));
    const small = vectorsOf('One short question').then((vectors) => order.push(`small ${vectors.length}`));
    await Promise.all([large, small]);
    expect(order).toEqual(['small 1', 'large 256']);
  });

  test('an abort ends the call at once with its reason, and the engine serves the others', async () => {
    const controller = new AbortController();
    const texts = Array.from({ length: 512 }, (_, index) => `Item ${index} of a large catalogue of goods.`);
    const large = host.embeddings.embed(texts, controller.signal);
    const reason = new Error('the caller went');
    controller.abort(reason);
    await expect(large).rejects.toBe(reason);
    await expect(host.embeddings.embed(['late'], controller.signal)).rejects.toBe(reason);
    expect(await vectorsOf('next')).toHaveLength(1);
  });
});
