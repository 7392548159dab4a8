import { readFileSync } from 'node:fs';
import { LexicalIndex } from '../../../packages/engines/text/lexical-index.ts';
import { dot } from '../../../packages/engines/vectors.ts';
import { inMs, meanMs, never, percent, type EngineSource } from '../engine-row.ts';

interface Question {
  text: string;
  /** The position of the passage that answers the question. */
  passage: number;
}

/** Ranks all passages for the questions of every second passage, which were not used for fitting. */
export const source: EngineSource = {
  warmUp: (host) => host.reranker.rerank('one', ['two'], never),
  async measure(host) {
    const { passages, questions } = labelled();
    const testQuestions = questions.filter(({ passage }) => passage % 2 === 1);
    const blended: number[][] = [];
    const ms = await meanMs(testQuestions.length, async (index) => {
      const { scores } = await host.reranker.rerank(testQuestions[index]?.text ?? '', passages, never);
      blended.push(scores);
    });
    const { vectors } = await host.embeddings.embed(passages, never);
    const ofQuestions = await host.embeddings.embed(
      testQuestions.map(({ text }) => text),
      never,
    );
    const similar = ofQuestions.vectors.map((query) => vectors.map((vector) => dot(query, vector)));
    const index = new LexicalIndex(passages);
    const lexical = testQuestions.map(({ text }) => index.score(text).map(({ relevance }) => relevance));
    const quality = `first of ${passages.length}: ${shownRanks(blended, testQuestions)}`;
    const baseline = `BM25 alone ${shownRanks(lexical, testQuestions)}; similarity alone ${shownRanks(similar, testQuestions)}`;
    return [
      {
        model: '`embedded/rerank`',
        quality,
        baseline,
        speed: `${inMs(ms)} for ${passages.length} passages`,
        packages: ['@energetic-ai'],
      },
    ];
  },
};

function labelled(): { passages: string[]; questions: Question[] } {
  const passages: string[] = [];
  const questions: Question[] = [];
  for (const line of readFileSync(new URL('../data/rerank.txt', import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('P ')) passages.push(line.slice(2));
    if (line.startsWith('Q ')) questions.push({ text: line.slice(2), passage: passages.length - 1 });
  }
  return { passages, questions };
}

/** Returns how often the right passage is the first one, and the mean reciprocal rank. */
function shownRanks(scores: readonly (readonly number[])[], questions: readonly Question[]): string {
  const ranks = questions.map(({ passage }, question) => {
    const ofQuestion = scores[question] ?? [];
    const own = ofQuestion[passage] ?? 0;
    return 1 + ofQuestion.filter((score, place) => score > own || (score === own && place < passage)).length;
  });
  const first = ranks.filter((rank) => rank === 1).length / ranks.length;
  const reciprocal = ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length;
  return `${percent(first)}, MRR ${reciprocal.toFixed(3)}`;
}
