import { afterAll, describe, expect, test } from '@jest/globals';
import { EngineHost } from '../../../packages/engines/host.ts';

const host = new EngineHost();
const never = new AbortController().signal;
afterAll(() => host.close());

function best(scores: readonly number[]): number {
  return scores.indexOf(Math.max(...scores));
}

const documents = [
  'Our office is closed on Sundays.',
  'Refunds are accepted within 30 days of delivery.',
  'The part number XK-4471 is a spare filter.',
];

describe('the reranker', () => {
  test('finds the same meaning in other words', async () => {
    const { scores } = await host.reranker.rerank('How do I get my money back?', documents, never);
    expect(best(scores)).toBe(1);
    expect(scores.every((score) => score > 0 && score < 1)).toBe(true);
  });

  test('finds a rare word that the encoder does not know', async () => {
    const { scores } = await host.reranker.rerank('xk-4471', documents, never);
    expect(best(scores)).toBe(2);
  });

  test('scores a long document by its most relevant passage', async () => {
    const filler = 'The weather was mild and rather cloudy in the valley all day. '.repeat(40);
    const long = `${filler}${documents[1]} ${filler}`;
    const { scores, tokens } = await host.reranker.rerank('money back', [filler, long], never);
    expect(best(scores)).toBe(1);
    expect(tokens).toBeGreaterThan(1_000);
  });

  test.each([
    ['query', 'いつですか', ['text']],
    ['documents', 'text', ['text', 'いつですか']],
  ])('refuses another script in %s with the parameter', async (param, query, texts) => {
    await expect(host.reranker.rerank(query, texts, never)).rejects.toMatchObject({
      code: 'invalid_parameter',
      param,
    });
  });
});
