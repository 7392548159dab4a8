import { dot } from '../vectors.ts';
import { hasWantedType, hasWantedWord, sharesNumber } from './answer-type.ts';
import { cannedReplies } from './canned-replies.ts';
import type { Candidate, ReplyOutline } from './outline.ts';
import { isFragment, announcesNext, refersToPrevious } from './sentence-forms.ts';
import { summarise } from './summarise.ts';

/** The vectors of an outline, if the embeddings engine is available. */
export interface OutlineVectors {
  query: Float32Array;
  /** The vectors of the candidates, in the outline's order. */
  candidates: readonly Float32Array[];
}

/** Returns the text of a reply. Each part of it is a fixed reply or is copied from the conversation. */
export function composeReply(outline: ReplyOutline, vectors: OutlineVectors | undefined): string {
  switch (outline.intent) {
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
      return summarise(outline, vectors?.candidates);
    case 'question':
      return answer(outline, vectors);
  }
}

/** Returns whether a reply to a question contains an answer. */
export function isAnswer(reply: string): boolean {
  const { notFound, nothingGiven, weak } = cannedReplies;
  return ![notFound, nothingGiven, weak].some((beginning) => reply.startsWith(beginning));
}

interface Scored {
  candidate: Candidate;
  /** The cosine similarity of question and sentence; undefined when sentences are scored by words only. */
  similarity: number | undefined;
  /** Whether it has the number, time or price that the question requests; undefined if it requests none. */
  isOfType: boolean | undefined;
  sharesNumber: boolean;
  score: number;
}

/**
 * The least similarity of an answer. In tests, matching pairs of question and sentence were above 0.35, others below
 * 0.25.
 */
const answeringSimilarity = 0.34;
const relatedSimilarity = 0.28;
const typedSimilarity = 0.22;
const similarityWeight = 0.65;
const maxAnswerSentences = 3;
/** Sentences with at least this share of the best score are included too. */
const leastShareOfBest = 0.8;
/** The factor on the score of a heading, because a heading only names the topic of the sentence below it. */
const fragmentFactor = 0.8;
/** The amount added for a sentence of the requested type. */
const typeGain = 0.15;
const wordGain = 0.08;

function answer(outline: ReplyOutline, vectors: OutlineVectors | undefined): string {
  if (outline.sentenceCount === 0) return `${cannedReplies.nothingGiven} ${cannedReplies.help}`;
  const ranked = outline.candidates
    .map((candidate, index) => scored(outline.query, candidate, vectors, index))
    .toSorted((left, right) => right.score - left.score);
  const best = ranked.find(answersQuestion) ?? ranked[0];
  if (!best || !(answersQuestion(best) || isRelated(best)))
    return `${cannedReplies.notFound} ${cannedReplies.help}`;
  if (!answersQuestion(best)) {
    return `${cannedReplies.weak} ${cannedReplies.closest}\n\n${joined(passage(best.candidate))}`;
  }
  const chosen = ranked
    .filter((one) => answersQuestion(one) && one.score >= leastShareOfBest * best.score)
    .slice(0, maxAnswerSentences)
    .toSorted((left, right) => left.candidate.order - right.candidate.order);
  const sentences = new Set(chosen.flatMap((one) => inContext(one.candidate)));
  return `${cannedReplies.found}\n\n${joined([...sentences])}`;
}

/** Returns a passage with more sentences than an answer, because the reader must judge it. */
function passage(candidate: Candidate): string[] {
  return [...new Set([...inContext(candidate), candidate.after])].filter((text) => text !== '');
}

function scored(
  question: string,
  candidate: Candidate,
  vectors: OutlineVectors | undefined,
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
  // A sentence with a number of the requested type may have a lower score.
  if (isOfType === true) return similarity >= typedSimilarity || candidate.coverage >= 0.4;
  return similarity >= answeringSimilarity || (candidate.coverage >= 0.6 && similarity >= 0.15);
}

function isRelated({ candidate, similarity }: Scored): boolean {
  if (similarity === undefined) return candidate.coverage >= 0.25;
  return similarity >= relatedSimilarity || candidate.coverage >= 0.4;
}

/** Returns a sentence with the sentence that it refers to and the sentences that depend on it. */
function inContext({ text, before, after }: Candidate): string[] {
  const parts = refersToPrevious(text) && before !== '' ? [before, text] : [text];
  return after !== '' && (announcesNext(text) || refersToPrevious(after)) ? [...parts, after] : parts;
}

/** Joins sentences. Headings get their own line. */
function joined(sentences: readonly string[]): string {
  return sentences
    .map((text) => (isFragment(text) ? `${text}\n` : `${text} `))
    .join('')
    .trim();
}
