import { toAnswers } from '../../dialects/decisions/answers.ts';
import { inputText } from '../../dialects/decisions/input.ts';
import { checkQuestions } from '../../dialects/decisions/questions.ts';
import { toDecisionUsage } from '../../dialects/decisions/usage.ts';
import { decideBySimilarity, type HeadEngines, type HeadQuestion } from '../../engines/decision-head.ts';
import type { DecisionQuestion, DecisionRequest, DecisionResult } from '../../generated/contract.ts';

/** Answers decisions from the vectors of the embeddings engine. Throws `invalid_parameter` for what it cannot read. */
export async function decideLocally(
  engines: HeadEngines,
  request: DecisionRequest,
  model: string,
  signal: AbortSignal,
): Promise<DecisionResult> {
  const { questions } = request;
  checkQuestions(questions);
  const input = inputText(request.input);
  const { scores, tokens } = await decideBySimilarity(engines, input, questions.map(headQuestion), signal);
  // Every option was weighed, so that no probability is missing.
  const evidence = scores.map((ofQuestion) => ({ scores: ofQuestion, labelMass: 1 }));
  const usage = toDecisionUsage({ inputTokens: tokens, cachedInputTokens: 0, cacheWriteTokens: 0 });
  return { model, answers: toAnswers(questions, evidence), usage };
}

function headQuestion(question: DecisionQuestion): HeadQuestion {
  switch (question.type) {
    case 'predicate':
      return { kind: 'predicate', texts: [question.instructions] };
    case 'choice':
      return {
        kind: 'choice',
        texts: question.choices.map(({ value, description }) =>
          // A boolean says nothing without its question.
          described(typeof value === 'boolean' ? `${question.instructions} ${value}` : value, description),
        ),
      };
    case 'score':
      return {
        kind: 'score',
        texts: question.levels.map(({ label, description }) => described(label, description)),
      };
  }
}

function described(text: string, description: string | null | undefined): string {
  return description == null || description === '' ? text : `${text}: ${description}`;
}
