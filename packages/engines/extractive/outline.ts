import type { ChatEngineMessage } from '../engine-types.ts';
import { isMostlyOtherThanLatin } from '../script.ts';
import { isCannedSentence } from './canned-replies.ts';
import { readTurn, statementsOf, type Intent, type Turn } from './intent.ts';
import { LexicalIndex } from '../text/lexical-index.ts';
import { sentencesOf } from './sentences.ts';
import { termsOf } from '../text/terms.ts';

/** A sentence that may be used in an answer. */
export interface Candidate {
  text: string;
  /** The position among all sentences of the conversation. Adjacent sentences have consecutive numbers. */
  order: number;
  /** The sentences before and after it in the same message; empty at the ends of the message. */
  before: string;
  after: string;
  /** The score by words, 0 to 1: for a question BM25 relative to the best candidate, for a summary the centrality. */
  lexical: number;
  /** The share of the question's terms that it has: 0 to 1. */
  coverage: number;
}

/** All parts of a reply except the vectors. The worker computes it, because conversations can be long. */
export interface ReplyOutline {
  intent: Intent;
  /** The text to search for, or the request for a summary. */
  query: string;
  candidates: Candidate[];
  /** The number of all sentences in the conversation, candidates or not. */
  sentenceCount: number;
}

/** The most sentences that get a vector. Each takes about 6 ms. */
const maxCandidates = 64;
/** A question with fewer terms ("And when?") is combined with the question before it. */
const followUpTerms = 2;

/** Returns the intent of a conversation and the sentences that may answer it. */
export function outlineReply(messages: readonly ChatEngineMessage[]): ReplyOutline {
  const lastUser = messages.findLastIndex((message) => message.role === 'user');
  const turn = readTurn(messages[lastUser]?.text ?? '');
  const sources = sourcesOf(messages, lastUser, turn);
  const sentences = withNeighbours(sources);
  const query =
    turn.intent === 'question' ? questionInContext(turn.query, messages.slice(0, lastUser)) : turn.query;
  const candidates = turn.intent === 'summary' ? central(sentences) : relevant(sentences, query);
  return { intent: turn.intent, query, candidates, sentenceCount: sentences.length };
}

/**
 * Returns a list of sentences for each message. A summary covers the text in the request, or all messages before it.
 */
function sourcesOf(messages: readonly ChatEngineMessage[], lastUser: number, turn: Turn): string[][] {
  if (turn.intent === 'summary' && turn.material.length > 1) return [turn.material];
  return messages.map((message, index) => (index === lastUser ? turn.material : materialOf(message)));
}

function materialOf({ role, text }: ChatEngineMessage): string[] {
  switch (role) {
    case 'system':
    case 'developer':
      return statementsOf(text);
    case 'user':
      return readTurn(text).material;
    case 'assistant':
      return sentencesOf(text).filter((sentence) => !isCannedSentence(sentence));
    case 'tool':
    case 'function':
      return sentencesOf(text);
  }
}

/**
 * Returns each sentence once, at its first position. Earlier replies of this model repeat sentences of the
 * conversation.
 */
function withNeighbours(sources: readonly string[][]): Candidate[] {
  const seen = new Set<string>();
  const found: Candidate[] = [];
  let order = 0;
  for (const source of sources) {
    source.forEach((text, index) => {
      order += 1;
      if (seen.has(text) || isMostlyOtherThanLatin(text)) return;
      seen.add(text);
      const neighbours = { before: source[index - 1] ?? '', after: source[index + 1] ?? '' };
      found.push({ text, order, ...neighbours, lexical: 0, coverage: 0 });
    });
  }
  return found;
}

function questionInContext(query: string, earlier: readonly ChatEngineMessage[]): string {
  if (termsOf(query).length >= followUpTerms) return query;
  const before = earlier.findLast((message) => message.role === 'user');
  const previous = before ? readTurn(before.text) : undefined;
  return previous?.intent === 'question' ? `${previous.query} ${query}` : query;
}

function relevant(sentences: readonly Candidate[], query: string): Candidate[] {
  const scores = new LexicalIndex(sentences.map((sentence) => sentence.text)).score(query);
  const best = Math.max(...scores.map((score) => score.relevance), Number.MIN_VALUE);
  const scored = sentences.map((sentence, index) => {
    const { relevance, coverage } = scores[index] ?? { relevance: 0, coverage: 0 };
    return { ...sentence, lexical: relevance / best, coverage };
  });
  return shortlist(scored);
}

function central(sentences: readonly Candidate[]): Candidate[] {
  const scores = new LexicalIndex(sentences.map((sentence) => sentence.text)).centrality();
  const best = Math.max(...scores, Number.MIN_VALUE);
  return shortlist(
    sentences.map((sentence, index) => ({ ...sentence, lexical: (scores[index] ?? 0) / best })),
  );
}

/** Returns the best sentences by words. Sentences without a common word fill the remaining places evenly. */
function shortlist(sentences: readonly Candidate[]): Candidate[] {
  const matching = sentences.filter((sentence) => sentence.lexical > 0);
  const kept = matching.toSorted((left, right) => right.lexical - left.lexical).slice(0, maxCandidates);
  const others = sentences.filter((sentence) => sentence.lexical === 0);
  const places = Math.min(others.length, maxCandidates - kept.length);
  for (let place = 0; place < places; place += 1) {
    const other = others[Math.floor((place * others.length) / places)];
    if (other) kept.push(other);
  }
  return kept.toSorted((left, right) => left.order - right.order);
}
