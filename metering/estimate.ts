import { modelOf, type Call } from '../calls/call.ts';
import type { ReceivedOutput } from '../calls/usage.ts';
import type { Model } from '../catalogue/model.ts';
import { toReads } from '../dialects/decisions/reads.ts';
import type { DecisionRequest } from '../generated/contract.ts';
import { conversationSize, replaysStored } from './conversation.ts';
import { decisionInputSize, readPromptSize } from './decision-bound.ts';
import { classificationTokens, embeddingTokens, rerankTokens, estimatedItemTokens } from './list-input.ts';
import { charactersOf, knownSeconds, audioFile } from './media-bound.ts';
import { secondsFromSize } from './audio-length.ts';
import { estimatedPromptTokens, sumOfSizes, textTokens } from './prompt-size.ts';
import { imagesDelivered } from './units.ts';
import { isRecord } from '../dialects/values/json-values.ts';

/** People speak 12 to 16 characters a second. */
const CHARACTERS_PER_SECOND = 12;
/** Speech models generate about 20 tokens a second. */
const SPEECH_TOKENS_PER_CHARACTER = 2;
const TOKENS_PER_PAGE = 1_000;

/** Estimates the tokens of the received text. Each piece is at least one token. */
function estimatedText({ deltas, textBytes }: ReceivedOutput): number {
  return Math.max(deltas, textTokens(textBytes));
}

/** Estimates the tokens of all received output. */
export function estimatedOutput(call: Call): number {
  const isSpeech = call.operation.gateway.capability === 'speech';
  const audio = isSpeech ? 0 : Math.ceil(deliveredSeconds(call) * AUDIO_TOKENS_PER_SECOND);
  return estimatedText(call.usage.received) + audio;
}

/**
 * Estimates the tokens of a call. They are charged when the upstream reports none. One that was refused upstream has
 * none.
 */
export function estimatedTokens(call: Call): { inputTokens: number; outputTokens: number } {
  if (call.usage.forwarded <= 0) return { inputTokens: 0, outputTokens: 0 };
  return { inputTokens: estimatedInput(call), outputTokens: estimatedOutput(call) };
}

/** Estimates the input tokens of a call whose upstream did not report them. */
export function estimatedInput(call: Call): number {
  const { value } = call.body;
  const { capability, notPrompts } = call.operation.gateway;
  switch (capability) {
    case 'embedding':
      return embeddingTokens(value, notPrompts, estimatedItemTokens);
    case 'rerank':
      return rerankTokens(value, notPrompts, estimatedItemTokens);
    case 'classification':
      return classificationTokens(value, notPrompts, estimatedItemTokens);
    case 'decision':
      return estimatedReads(call);
    case 'ocr':
      return call.usage.pages * TOKENS_PER_PAGE;
    default:
      return estimatedPrompt(call);
  }
}

/**
 * Estimates the output tokens of media: generated speech, images, partial ones included, and recognised pages. A
 * complete response contains all of its audio.
 */
export function estimatedMediaOutput(call: Call, model: Model, isComplete: boolean): number {
  const { usage, body, operation } = call;
  switch (operation.gateway.capability) {
    case 'speech': {
      const all = charactersOf(body.value['input']) * SPEECH_TOKENS_PER_CHARACTER;
      const delivered = Math.ceil(deliveredSeconds(call) * AUDIO_TOKENS_PER_SECOND);
      return isComplete ? all : Math.min(all, delivered);
    }
    case 'image_generation':
    case 'image_variation':
      return imagesDelivered(usage) * (model.info.max_output_tokens ?? 0);
    case 'ocr':
      return isComplete ? usage.pages * TOKENS_PER_PAGE : 0;
    default:
      return 0;
  }
}

/**
 * Estimates the length of audio that the upstream did not report, up to the model's limit. For speech that was
 * interrupted it is the length received, and for an upload that was interrupted the length forwarded.
 */
export function estimatedSeconds(call: Call, { limits }: Model, isComplete: boolean): number {
  const most = limits.maxSeconds ?? Infinity;
  if (call.operation.gateway.capability === 'speech') {
    const all = Math.min(charactersOf(call.body.value['input']) / CHARACTERS_PER_SECOND, most);
    return isComplete ? all : Math.min(all, deliveredSeconds(call));
  }
  const sizeBytes = audioFile(call)?.sizeBytes ?? arrivedBytes(call);
  return knownSeconds(call) ?? Math.min(sizeBytes === null ? most : secondsFromSize(sizeBytes), most);
}

function arrivedBytes({ body }: Call): number | null {
  return body.kind === 'multipart' ? (body.arriving?.forwardedBytes ?? null) : null;
}

function estimatedPrompt({ body, operation, usage }: Call): number {
  const tokens = estimatedPromptTokens(conversationSize(body.value, operation.gateway.notPrompts));
  return replaysStored(body.value) ? Math.max(tokens, textTokens(usage.forwardedBytes)) : tokens;
}

/** Estimates the input tokens of the reads that were sent. Models that answer decisions directly receive one request. */
function estimatedReads(call: Call): number {
  // The body has passed the contract's check of a decisions request.
  const { input, questions } = call.body.value as DecisionRequest;
  const size = decisionInputSize(input);
  if (modelOf(call).info.mode !== 'chat') return estimatedPromptTokens(size);
  const reads = toReads(questions).slice(0, call.usage.forwarded);
  return reads.reduce(
    (sum, { prompt }) => sum + estimatedPromptTokens(sumOfSizes(size, readPromptSize(prompt))),
    0,
  );
}

/** Tokens of a second of audio, for models that price audio in tokens. */
const AUDIO_TOKENS_PER_SECOND = 20;

/** 24 kHz at 16 bits, which all servers send when they do not compress. */
const PLAIN_BYTES_PER_SECOND = 48_000;
const LOSSLESS_BYTES_PER_SECOND = 24_000;
/** 32 kbit/s, the lowest rate in use for speech. */
const MIN_COMPRESSED_BYTES_PER_SECOND = 4_000;

const BYTES_PER_SECOND: ReadonlyMap<unknown, number> = new Map([
  ['pcm', PLAIN_BYTES_PER_SECOND],
  ['pcm16', PLAIN_BYTES_PER_SECOND],
  ['wav', PLAIN_BYTES_PER_SECOND],
  ['flac', LOSSLESS_BYTES_PER_SECOND],
]);

/** Computes the length of the audio that was received, rather too long than too short. */
function deliveredSeconds({ usage, body, operation }: Call): number {
  const { value } = body;
  const chatAudio = value['audio'];
  const chatFormat = isRecord(chatAudio) ? chatAudio['format'] : undefined;
  const format = operation.gateway.capability === 'speech' ? value['response_format'] : chatFormat;
  return (usage.received.audioBytes ?? 0) / (BYTES_PER_SECOND.get(format) ?? MIN_COMPRESSED_BYTES_PER_SECOND);
}
