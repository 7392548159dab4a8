import { isMostlyOtherThanLatin } from '../script.ts';
import { sentencesOf } from './sentences.ts';
import { termsOf } from '../text/terms.ts';

/** The intent of the last user message. */
export type Intent = 'greeting' | 'thanks' | 'identity' | 'foreign' | 'summary' | 'question' | 'material';

export interface Turn {
  intent: Intent;
  /** The sentences with the question; empty if there is none. */
  query: string;
  /** The other sentences: the text that the user supplied. */
  material: string[];
}

const greeting =
  /^(?:hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening|day)|greetings)\b[\s\S]{0,40}$/iu;
const thanks = /^(?:thanks|thank you|thx|cheers|great|ok|okay|perfect|bye|goodbye|see you)\b[\s\S]{0,40}$/iu;
const identity =
  /\b(?:who|what) are you\b|\bwhat can you do\b|\bwhat(?:'s| is) your name\b|\bwhat (?:kind of )?(?:model|assistant|ai) are you\b|\bhow can you help\b|\bare you (?:an? )?(?:ai|llm|bot|human|real)\b|\bhow are you\b/iu;
const summary =
  /\b(?:summar(?:y|i[sz]e|i[sz]ing)|sum up|tl;?dr|key (?:points|takeaways|facts)|main (?:points?|ideas?)|in short|overview|gist)\b/iu;
const questionMark = /\?["')\]]*$/u;
const imperative =
  /^(?:please\s+|and\s+|so\s+|then\s+|now\s+)?(?:what|who|whom|whose|when|where|why|how|which|tell|explain|describe|list|name|find|show|give|answer|quote|extract|summari[sz]e|compare|do|does|did|is|are|was|were|can|could|will|would|should|has|have|i (?:want|need) to know)\b/iu;

/** Matches instructions to the model, which are not sources of answers. */
const instruction =
  /^(?:you(?:'re| are| must| should| will| have been)\b|your (?:task|job|role|name|answers?)\b|(?:please\s+)?(?:always|never|do not|don't|answer|respond|reply|use|be|act|speak|write|keep|refuse|only|if (?:you|the user|asked))\b)/iu;

/** A message with at most this many terms and without a question mark is a search: "refund policy". */
const keywordTerms = 8;

/** Parses the last user message. */
export function readTurn(text: string): Turn {
  const trimmed = text.trim();
  if (trimmed !== '' && isMostlyOtherThanLatin(trimmed))
    return { intent: 'foreign', query: '', material: [] };
  const sentences = sentencesOf(trimmed);
  const asking = askingSentences(sentences);
  const material = sentences.filter((sentence) => !asking.has(sentence));
  const query = [...asking].join(' ');
  if (sentences.length <= 2 && identity.test(trimmed)) return { intent: 'identity', query, material: [] };
  if (summary.test(query)) return { intent: 'summary', query, material };
  if (asking.size > 0) return { intent: 'question', query, material: material.filter(isNoGreeting) };
  if (greeting.test(trimmed)) return { intent: 'greeting', query: '', material: [] };
  if (thanks.test(trimmed)) return { intent: 'thanks', query: '', material: [] };
  if (sentences.length <= 1 && termsOf(trimmed).length <= keywordTerms) {
    return { intent: 'question', query: trimmed, material: [] };
  }
  return { intent: 'material', query: '', material };
}

/** Returns the sentences of a system message that are not instructions to the model. */
export function statementsOf(text: string): string[] {
  return sentencesOf(text).filter((sentence) => !instruction.test(sentence));
}

/** Returns the sentences with the user's question. A question inside a pasted text is a part of that text. */
function askingSentences(sentences: readonly string[]): ReadonlySet<string> {
  const edges = [sentences[0], sentences[1], sentences.at(-1)].filter((sentence) => sentence !== undefined);
  const atEdge = edges.filter((sentence) => questionMark.test(sentence) || isImperative(sentence));
  return new Set(atEdge.length > 0 ? atEdge : sentences.filter((sentence) => questionMark.test(sentence)));
}

function isImperative(sentence: string): boolean {
  return imperative.test(sentence) || (summary.test(sentence) && sentence.length < 160);
}

function isNoGreeting(sentence: string): boolean {
  return !greeting.test(sentence) && !thanks.test(sentence);
}
