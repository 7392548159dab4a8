import { toAnswers } from '../../../dialects/decisions/answers.ts';
import { inputText } from '../../../dialects/decisions/input.ts';
import { readParts, textOfParts } from '../../../dialects/decisions/parts.ts';
import { checkQuestions } from '../../../dialects/decisions/questions.ts';
import { toDecisionUsage } from '../../../dialects/decisions/usage.ts';
import type { HeadQuestion, HeadResult } from '../../../packages/engines/index.ts';
import type { DecisionQuestion, DecisionRequest, DecisionResult } from '../../../generated/contract.ts';

/** Scores the options of all questions about an input. */
export type Decide = (input: string, questions: readonly HeadQuestion[]) => Promise<HeadResult>;

/**
 * Answers decisions with a model that runs inside the gateway. Throws `invalid_parameter` for input that it
 * cannot read.
 */
export async function decideLocally(
  decide: Decide,
  request: DecisionRequest,
  model: string,
): Promise<DecisionResult> {
  const { questions } = request;
  checkQuestions(questions);
  const input = inputText(request.input);
  const { scores, tokens } = await decide(input, questions.map(headQuestion));
  // Every option has a score, so no probability is missing.
  const evidence = scores.map((ofQuestion, index) => ({
    scores: isNegationFirst(questions[index]) ? ofQuestion.toReversed() : ofQuestion,
    labelMass: 1,
  }));
  const usage = toDecisionUsage({ inputTokens: tokens, cachedInputTokens: 0, cacheWriteTokens: 0 });
  return { model, answers: toAnswers(questions, evidence), usage };
}

/** Throws `invalid_parameter` for instructions that are no text. */
function headQuestion(question: DecisionQuestion, index: number): HeadQuestion {
  const at = `questions[${index}].instructions`;
  const instructions = textOfParts(readParts(question.instructions, at), at);
  switch (question.type) {
    case 'predicate':
      return { kind: 'statement', statement: instructions };
    case 'choice':
      // "Yes" and "no" mean nothing without their question.
      if (isYesNo(question)) return { kind: 'statement', statement: instructions };
      return {
        kind: 'options',
        options: question.choices.map(({ value, description }) => described(String(value), description)),
      };
    case 'score':
      return {
        kind: 'options',
        options: question.levels.map(({ label, description }) => described(label, description)),
      };
  }
}

const affirmations = new Set(['true', 'yes']);
const negations = new Set(['false', 'no']);

function isYesNo({ choices }: Extract<DecisionQuestion, { type: 'choice' }>): boolean {
  const values = choices.map(({ value }) => String(value).toLowerCase());
  const hasBoth =
    values.some((value) => affirmations.has(value)) && values.some((value) => negations.has(value));
  return values.length === 2 && hasBoth;
}

/** Whether the choices are in the order no, yes. A statement is scored for true first. */
function isNegationFirst(question: DecisionQuestion | undefined): boolean {
  if (question?.type !== 'choice' || !isYesNo(question)) return false;
  return negations.has(String(question.choices[0]?.value).toLowerCase());
}

function described(text: string, description: string | null | undefined): string {
  return description == null || description === '' ? text : `${text}: ${description}`;
}
