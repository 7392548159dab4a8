import type { PromptSize } from './prompt-size.ts';

/** Tokens that a template writes around a conversation: preambles and tool instructions of known models have up to 700. */
const TEMPLATE_TOKENS = 1_024;
/** Marks of the role and of the end of a part. */
const TOKENS_PER_PART = 16;
/** Tokens of Qwen-VL's largest images, more than other models use; a few models of OpenAI count theirs several times. */
const MAX_TOKENS_PER_IMAGE = 16_384;
/** Speech codecs have at least a kilobyte a second, and models at most 50 tokens a second. */
const MIN_AUDIO_BYTES_PER_TOKEN = 20;

const USUAL_TOKENS_PER_PART = 4;
const USUAL_TOKENS_PER_IMAGE = 1_024;
/** The rate of uncompressed speech. */
const USUAL_AUDIO_BYTES_PER_TOKEN = 640;
/** A page of a PDF has about 50 KB and 1,000 tokens. */
const USUAL_DOCUMENT_BYTES_PER_TOKEN = 50;
/** English has 4 to 5, other languages fewer characters but more bytes in each. */
const USUAL_BYTES_PER_TOKEN = 4;

/**
 * Returns an upper bound of a prompt's tokens: a token is at least one byte. Infinite when the model reads content that
 * the request does not contain.
 */
export function maxPromptTokens(size: PromptSize): number {
  if (size.isOpen) return Infinity;
  return (
    TEMPLATE_TOKENS +
    size.textBytes +
    size.parts * TOKENS_PER_PART +
    size.images * MAX_TOKENS_PER_IMAGE +
    Math.ceil(size.audioBytes / MIN_AUDIO_BYTES_PER_TOKEN)
  );
}

/** Estimates a prompt's tokens, for calls whose upstream did not report them. */
export function estimatedPromptTokens(size: PromptSize): number {
  return (
    textTokens(size.textBytes) +
    size.parts * USUAL_TOKENS_PER_PART +
    size.images * USUAL_TOKENS_PER_IMAGE +
    Math.ceil(size.audioBytes / USUAL_AUDIO_BYTES_PER_TOKEN) +
    Math.ceil(size.documentBytes / USUAL_DOCUMENT_BYTES_PER_TOKEN)
  );
}

/** Estimates a text's tokens from its UTF-8 bytes. */
export function textTokens(bytes: number): number {
  return Math.ceil(bytes / USUAL_BYTES_PER_TOKEN);
}
