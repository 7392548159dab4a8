import { dot } from '../vectors.ts';
import { hasWantedType, hasWantedWord, sharesNumber } from './answer-type.ts';
import { cannedReplies } from './canned-replies.ts';
import type { Candidate, ReplyPlan } from './plan.ts';
import { isFragment, isLead, leansBack } from './sentence-forms.ts';
import { summarise } from './summarise.ts';

/** What a plan's vectors are, when the embeddings engine was there to make them. */
export interface PlanVectors {
  query: Float32Array;
  /** In the order of the plan's candidates. */
  candidates: readonly Float32Array[];
}

/** The words of a reply. Everything in it is either one of the model's own phrases or stands in the conversation. */
export function composeReply(plan: ReplyPlan, vectors: PlanVectors | undefined): string {
  switch (plan.intent) {
    case 'greeting':
      return `Hello! ${cannedReplies.identity} ${cannedReplies.invitation}`;
    case 'identity':
      return `${cannedReplies.identity} ${cannedReplies.invitation}`;
    case 'thanks':
      return cannedReplies.welcome;
    case 'foreign':
      return cannedReplies.foreign;
    case 'material':
      return cannedReplies.noted;
    case 'summary':
      return summarise(plan, vectors?.candidates);
    case 'question':
      return answer(plan, vectors);
  }
}

/** Whether a reply to a question is more than that there is no answer. */
export function isAnswer(reply: string): boolean {
  const { notFound, nothingGiven, weak } = cannedReplies;
  return ![notFound, nothingGiven, weak].some((beginning) => reply.startsWith(beginning));
}

interface Scored {
  candidate: Candidate;
  /** Cosine of question and sentence; undefined when scored by words alone. */
  similarity: number | undefined;
  /** Whether it has the number, time or price that the question wants; undefined where it wants none. */
  isOfType: boolean | undefined;
  sharesNumber: boolean;
  score: number;
}

/** Tried on pairs of questions and sentences: those that belong together lie above 0.35, others below 0.25. */
const answeringSimilarity = 0.34;
const relatedSimilarity = 0.28;
const typedSimilarity = 0.22;
const similarityWeight = 0.65;
const maxAnswerSentences = 3;
/** Sentences whose score is this close to the best one are included too. */
const alsoTold = 0.8;
/** A heading names what the sentence below it says. */
const fragmentFactor = 0.8;
/** What a sentence gains by having what the question wants to know. */
const typeGain = 0.15;
const wordGain = 0.08;

function answer(plan: ReplyPlan, vectors: PlanVectors | undefined): string {
  if (plan.sentenceCount === 0) return `${cannedReplies.nothingGiven} ${cannedReplies.help}`;
  const ranked = plan.candidates
    .map((candidate, index) => scored(plan.query, candidate, vectors, index))
    .toSorted((left, right) => right.score - left.score);
  const best = ranked.find(answersQuestion) ?? ranked[0];
  if (!best || !(answersQuestion(best) || isRelated(best)))
    return `${cannedReplies.notFound} ${cannedReplies.help}`;
  if (!answersQuestion(best)) {
    return `${cannedReplies.weak} ${cannedReplies.closest}\n\n${joined(passage(best.candidate))}`;
  }
  const told = ranked
    .filter((one) => answersQuestion(one) && one.score >= alsoTold * best.score)
    .slice(0, maxAnswerSentences)
    .toSorted((left, right) => left.candidate.order - right.candidate.order);
  const sentences = new Set(told.flatMap((one) => inContext(one.candidate)));
  return `${cannedReplies.found}\n\n${joined([...sentences])}`;
}

/** More sentences than an answer has, since the reader must judge. */
function passage(candidate: Candidate): string[] {
  return [...new Set([...inContext(candidate), candidate.after])].filter((text) => text !== '');
}

function scored(
  question: string,
  candidate: Candidate,
  vectors: PlanVectors | undefined,
  index: number,
): Scored {
  const { text } = candidate;
  const isOfType = hasWantedType(question, text);
  const gain = (isOfType === true ? typeGain : 0) + (hasWantedWord(question, text) ? wordGain : 0);
  const shares = sharesNumber(question, text);
  const words = (candidate.lexical + candidate.coverage) / 2;
  const vector = vectors?.candidates[index];
  const factor = isFragment(candidate.text) ? fragmentFactor : 1;
  if (!vectors || !vector) {
    return { candidate, similarity: undefined, isOfType, sharesNumber: shares, score: factor * words + gain };
  }
  const similarity = dot(vectors.query, vector);
  const score = factor * (similarityWeight * similarity + (1 - similarityWeight) * words) + gain;
  return { candidate, similarity, isOfType, sharesNumber: shares, score };
}

function answersQuestion({ candidate, similarity, isOfType, sharesNumber: shares }: Scored): boolean {
  if (isOfType === false) return false;
  if (shares && candidate.coverage >= 0.3) return true;
  if (similarity === undefined) return candidate.coverage >= 0.5;
  // A sentence with the right kind of number needs less to be the answer.
  if (isOfType === true) return similarity >= typedSimilarity || candidate.coverage >= 0.4;
  return similarity >= answeringSimilarity || (candidate.coverage >= 0.6 && similarity >= 0.15);
}

function isRelated({ candidate, similarity }: Scored): boolean {
  if (similarity === undefined) return candidate.coverage >= 0.25;
  return similarity >= relatedSimilarity || candidate.coverage >= 0.4;
}

/** The part of an answer for one sentence: with the sentence that it refers to, and the ones that depend on it. */
function inContext({ text, before, after }: Candidate): string[] {
  const told = leansBack(text) && before !== '' ? [before, text] : [text];
  return after !== '' && (isLead(text) || leansBack(after)) ? [...told, after] : told;
}

/** Headings stand on a line of their own. */
function joined(sentences: readonly string[]): string {
  return sentences
    .map((text) => (isFragment(text) ? `${text}\n` : `${text} `))
    .join('')
    .trim();
}
