import type { PromptSize } from './prompt-size.ts';

/** What a template writes around a conversation: preambles and tool instructions of known models have up to 700 tokens. */
const TEMPLATE_TOKENS = 1_024;
/** Marks of the role and of the part's end. */
const TOKENS_PER_PART = 16;
/** What Qwen-VL spends on its largest images, more than others; a few models of OpenAI count theirs many times over. */
const MAX_TOKENS_PER_IMAGE = 16_384;
/** Speech codecs have a kilobyte a second at least, and models no more than 50 tokens a second. */
const MIN_SOUND_BYTES_PER_TOKEN = 20;

const USUAL_TOKENS_PER_PART = 4;
const USUAL_TOKENS_PER_IMAGE = 1_024;
/** Of uncompressed speech. */
const USUAL_SOUND_BYTES_PER_TOKEN = 640;
/** A page of a PDF has some 50 KB and 1,000 tokens. */
const USUAL_DOCUMENT_BYTES_PER_TOKEN = 50;
/** English has 4 to 5, other languages fewer characters but more bytes in each. */
const USUAL_BYTES_PER_TOKEN = 4;

/**
 * More tokens than which a prompt cannot have (design §7): a token is a byte at least. Infinite where the request does not tell
 * all that is read.
 */
export function maxPromptTokens(size: PromptSize): number {
  if (size.isOpen) return Infinity;
  return (
    TEMPLATE_TOKENS +
    size.textBytes +
    size.parts * TOKENS_PER_PART +
    size.images * MAX_TOKENS_PER_IMAGE +
    Math.ceil(size.audioBytes / MIN_SOUND_BYTES_PER_TOKEN)
  );
}

/** A guess of a prompt's tokens, for calls whose upstream never told. */
export function estimatedPromptTokens(size: PromptSize): number {
  return (
    textTokens(size.textBytes) +
    size.parts * USUAL_TOKENS_PER_PART +
    size.images * USUAL_TOKENS_PER_IMAGE +
    Math.ceil(size.audioBytes / USUAL_SOUND_BYTES_PER_TOKEN) +
    Math.ceil(size.documentBytes / USUAL_DOCUMENT_BYTES_PER_TOKEN)
  );
}

/** A guess of a text's tokens from its UTF-8 bytes. */
export function textTokens(bytes: number): number {
  return Math.ceil(bytes / USUAL_BYTES_PER_TOKEN);
}
