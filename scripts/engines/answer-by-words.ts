import { termsOf } from '../../packages/engines/text/terms.ts';
import { wordSentiment } from '../../packages/engines/text/sentiment.ts';
import type { LabelledQuestion } from './labelled-question.ts';

/**
 * Answers by the baseline of the decision engine: a sentiment lexicon for sentiment, and the share of common words of
 * input and statement or option for everything else.
 */
export function answerByWords({ input, question }: LabelledQuestion): LabelledQuestion['answer'] {
  switch (question.type) {
    case 'predicate': {
      const polarity = wordSentiment(question.instructions);
      if (polarity !== 0) return polarity > 0 === wordSentiment(input) > 0;
      return shareIn(input, question.instructions) >= 0.5;
    }
    case 'choice': {
      const values = question.choices.map(({ value }) => String(value));
      return values[likeliest(input, values)] ?? '';
    }
    case 'score':
      return likeliest(
        input,
        question.levels.map(({ label }) => label),
      );
  }
}

function likeliest(input: string, options: readonly string[]): number {
  const polarities = options.map(wordSentiment);
  const scores = polarities.some((polarity) => polarity !== 0)
    ? polarities.map((polarity) => polarity * wordSentiment(input))
    : options.map((option) => shareIn(input, option));
  return scores.indexOf(Math.max(...scores));
}

function shareIn(input: string, text: string): number {
  const known = new Set(termsOf(input));
  const terms = termsOf(text);
  return terms.length === 0 ? 0 : terms.filter((term) => known.has(term)).length / terms.length;
}
