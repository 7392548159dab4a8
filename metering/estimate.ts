import { modelOf, type Call } from '../calls/call.ts';
import type { ReceivedAnswer } from '../calls/usage.ts';
import type { Model } from '../catalogue/model.ts';
import { toReads } from '../dialects/decisions/reads.ts';
import type { DecisionRequest } from '../generated/contract.ts';
import { conversationSize, replaysStored } from './conversation.ts';
import { decisionInputSize } from './decision-bound.ts';
import { classificationItems, embeddingItems, rerankItems, usualItemTokens } from './list-input.ts';
import { charactersOf, knownSeconds, soundFile } from './media-bound.ts';
import { guessedSeconds } from './sound-length.ts';
import { textTokens, usualTokens } from './tokens.ts';

/** People speak 12 to 16 characters a second. */
const CHARACTERS_PER_SECOND = 12;
/** Models of speech make some 20 tokens a second. */
const SPEECH_TOKENS_PER_CHARACTER = 2;
const TOKENS_PER_PAGE = 1_000;

/** The tokens of what has come of an answer: each piece is one at least. */
export function estimatedOutput({ deltas, textBytes }: ReceivedAnswer): number {
  return Math.max(deltas, textTokens(textBytes));
}

/** The tokens that went into a call whose upstream did not count them. */
export function estimatedInput(call: Call): number {
  const { value } = call.body;
  const { capability, notPrompts } = call.operation.gateway;
  switch (capability) {
    case 'embedding':
      return usualItemTokens(embeddingItems(value, notPrompts));
    case 'rerank':
      return usualItemTokens(rerankItems(value, notPrompts));
    case 'classification':
      return usualItemTokens(classificationItems(value, notPrompts));
    case 'decision':
      return estimatedReads(call);
    case 'ocr':
      return call.usage.pages * TOKENS_PER_PAGE;
    default:
      return estimatedPrompt(call);
  }
}

/** What of a text is not told by its operation: the sound that was made of it, or the pages that were read. */
export function estimatedMediaOutput(call: Call, model: Model): number {
  const { usage, body, operation } = call;
  switch (operation.gateway.capability) {
    case 'speech':
      return charactersOf(body.value['input']) * SPEECH_TOKENS_PER_CHARACTER;
    case 'image_generation':
    case 'image_variation':
      return usage.images * (model.info.max_output_tokens ?? 0);
    case 'ocr':
      return usage.pages * TOKENS_PER_PAGE;
    default:
      return 0;
  }
}

/** How long the sound is that was heard or made, where the upstream does not say; never longer than the model's limit. */
export function estimatedSeconds(call: Call, { limits }: Model): number {
  const most = limits.maxSeconds ?? Infinity;
  if (call.operation.gateway.capability === 'speech')
    return Math.min(charactersOf(call.body.value['input']) / CHARACTERS_PER_SECOND, most);
  const file = soundFile(call);
  return knownSeconds(call) ?? Math.min(file === undefined ? most : guessedSeconds(file.sizeBytes), most);
}

function estimatedPrompt({ body, operation, usage }: Call): number {
  const tokens = usualTokens(conversationSize(body.value, operation.gateway.notPrompts));
  return replaysStored(body.value) ? Math.max(tokens, textTokens(usage.forwardedBytes)) : tokens;
}

/** Of the reads that were sent; models that answer decisions themselves are sent one request. */
function estimatedReads(call: Call): number {
  // The body passed the contract's check of a decisions request.
  const { input, questions } = call.body.value as DecisionRequest;
  const size = decisionInputSize(input);
  if (modelOf(call).info.mode !== 'chat') return usualTokens(size);
  const reads = toReads(questions).slice(0, call.usage.forwarded);
  return reads.reduce(
    (sum, { prompt }) =>
      sum + usualTokens({ ...size, textBytes: size.textBytes + Buffer.byteLength(prompt) }),
    0,
  );
}
