import { embeddingDimensions } from '../engine-types.ts';
import { addScaled, dot, normalise } from '../vectors.ts';
import { cannedReplies } from './canned-replies.ts';
import type { Candidate, ReplyOutline } from './outline.ts';
import { announcesNext, refersToPrevious } from './sentence-forms.ts';

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const wantedCount = new RegExp(
  `\\b(\\d{1,2}|${numbers.join('|')})[\\s-]+(?:\\w+\\s+)?(?:sentences?|points?|bullets?|lines?)`,
  'iu',
);
const wantsBullets = /\b(?:bullets?|points|list|takeaways)\b/iu;
const wantsShort = /\b(?:briefly|brief|short|tl;?dr|gist)\b/iu;
const maxSentences = 10;

/** Returns the central sentences of a text in their order. Without vectors, words determine the centrality. */
export function summarise(outline: ReplyOutline, vectors: readonly Float32Array[] | undefined): string {
  if (outline.candidates.length === 0)
    return `${cannedReplies.nothingToSummarise} ${cannedReplies.invitation}`;
  const count = sentencesWanted(outline.query, outline.sentenceCount);
  const bullets = wantsBullets.test(outline.query);
  if (outline.candidates.length <= count)
    return `${cannedReplies.short}\n\n${laidOut(outline.candidates, bullets)}`;
  const chosen = mostCentral(outline.candidates, vectors, count);
  return laidOut(chosen, bullets);
}

function sentencesWanted(request: string, available: number): number {
  const named = wantedCount.exec(request)?.[1]?.toLowerCase();
  if (named !== undefined) {
    const count = numbers.includes(named) ? numbers.indexOf(named) : Number(named);
    return Math.min(maxSentences, Math.max(1, count));
  }
  if (wantsShort.test(request)) return Math.min(2, Math.max(1, available - 1));
  return Math.min(5, Math.max(1, Math.round(available / 3)));
}

function laidOut(sentences: readonly Candidate[], bullets: boolean): string {
  return sentences.map(({ text }) => (bullets ? `- ${text}` : text)).join(bullets ? '\n' : ' ');
}

/** The amount that a sentence loses per unit of similarity to the chosen sentences. */
const repetitionCost = 0.5;
/** The amount that the first sentence gains, because texts begin with their topic. */
const openingGain = 0.15;
/** The amount that headings, and sentences that depend on the one before, lose. */
const dependenceCost = 0.25;

function mostCentral(
  candidates: readonly Candidate[],
  vectors: readonly Float32Array[] | undefined,
  count: number,
): Candidate[] {
  const centre = new Float32Array(embeddingDimensions);
  vectors?.forEach((vector) => addScaled(centre, vector, 1));
  normalise(centre);
  const values = candidates.map(({ lexical }, index) => {
    const vector = vectors?.[index];
    const central = vector ? 0.7 * dot(vector, centre) + 0.3 * lexical : lexical;
    return central + openingGain / (1 + index) - (standsAlone(candidates[index]) ? 0 : dependenceCost);
  });
  const chosen = new Set<number>();
  while (chosen.size < Math.min(count, candidates.length)) chosen.add(next(values, vectors, chosen));
  return candidates.filter((_, index) => chosen.has(index));
}

function standsAlone(candidate: Candidate | undefined): boolean {
  return candidate !== undefined && !refersToPrevious(candidate.text) && !announcesNext(candidate.text);
}

function next(
  values: readonly number[],
  vectors: readonly Float32Array[] | undefined,
  chosen: ReadonlySet<number>,
): number {
  let best = -1;
  let bestValue = -Infinity;
  values.forEach((value, index) => {
    if (chosen.has(index)) return;
    const likeness = Math.max(0, ...[...chosen].map((other) => similarity(vectors, index, other)));
    const left = value - repetitionCost * likeness;
    if (left <= bestValue) return;
    best = index;
    bestValue = left;
  });
  return best;
}

function similarity(vectors: readonly Float32Array[] | undefined, left: number, right: number): number {
  return dot(vectors?.[left] ?? [], vectors?.[right] ?? []);
}
