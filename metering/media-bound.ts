import type { SpooledFile } from '../bodies/multipart-body.ts';
import { modelOf, type Call } from '../calls/call.ts';
import type { Model } from '../catalogue/model.ts';
import { parsePages } from '../dialects/ocr/pages.ts';
import { conversationSize } from './conversation.ts';
import { wavSeconds } from './audio-length.ts';
import { maxPromptTokens } from './prompt-size.ts';
import { tokenUnits, beyondLimit, requestedCount, type UseBound } from './units.ts';

/** Most images of one request for models without a limit of their own. */
const MAX_IMAGES = 128;

/** Bounds the use of speech, which is priced by characters, by seconds, or in tokens. */
export function speechBound(call: Call, model: Model): UseBound {
  const { limits } = model;
  const characters = charactersOf(call.body.value['input']);
  if (limits.maxCharacters !== null && characters > limits.maxCharacters) {
    const reason = `it has ${characters} characters; model '${model.id}' takes ${limits.maxCharacters} at most`;
    throw beyondLimit('input', reason);
  }
  return {
    units: { ...mediaTokens(call, model, 0), characters, seconds: limits.maxSeconds ?? 0 },
    output: null,
  };
}

/** Longer texts are not read one by one, which would block the process. No vendor speaks so much in one call. */
const MAX_READ_UNITS = 1_000_000;

/**
 * Counts the characters of a text as most vendors do: code points, spaces included. Those of a longer text than any that
 * is spoken are its code units, which are at least as many.
 */
export function charactersOf(text: unknown): number {
  if (typeof text !== 'string') return 0;
  if (text.length > MAX_READ_UNITS) return text.length;
  let count = text.length;
  for (let index = 0; index < text.length; index += 1) {
    if ((text.codePointAt(index) ?? 0) > 0xffff) {
      count -= 1;
      index += 1;
    }
  }
  return count;
}

/**
 * Bounds the use of a transcription by the file's length if it is known, in full seconds as vendors report it, and
 * otherwise by the model's limit.
 */
export function transcriptionBound(call: Call, model: Model): UseBound {
  const most = model.limits.maxSeconds ?? 0;
  const known = knownSeconds(call);
  // Other data in the file counts as audio here, so one second is tolerated.
  if (known !== null && most > 0 && known > most + 1) {
    const reason = `it is ${Math.ceil(known)} seconds long; model '${model.id}' takes ${most} seconds at most`;
    throw beyondLimit('file', reason);
  }
  const audio = audioFile(call)?.sizeBytes ?? Infinity;
  const seconds = known === null ? most : Math.ceil(known);
  return { units: { ...mediaTokens(call, model, audio), seconds }, output: null };
}

/** Returns the length of the uploaded audio. Null when the file does not tell it, or is still being uploaded. */
export function knownSeconds(call: Call): number | null {
  const file = audioFile(call);
  return file === undefined ? null : wavSeconds(file);
}

export function audioFile({ body }: Call): SpooledFile | undefined {
  return body.kind === 'multipart' ? body.files.find(({ fieldName }) => fieldName === 'file') : undefined;
}

/** Bounds the use of an image operation by the requested number of images. */
export function imageBound(call: Call, model: Model): UseBound {
  const images = requestedImages(call);
  const { maxImages } = model.limits;
  if (maxImages !== null && images > maxImages)
    throw beyondLimit('n', `model '${model.id}' generates ${maxImages} images at most`);
  const tokens = mediaTokens(call, model, 0);
  return { units: { ...tokens, outputTokens: tokens.outputTokens * images, images }, output: null };
}

/** Throws `invalid_parameter` for more than `MAX_IMAGES`. */
function requestedImages(call: Call): number {
  const images = requestedCount(call.body.value['n']);
  if (images <= MAX_IMAGES) return images;
  throw beyondLimit('n', `model '${modelOf(call).id}' generates ${MAX_IMAGES} images at most`);
}

/** Bounds OCR by the requested pages, or by the most that the model reads. Throws `invalid_parameter` for invalid pages. */
export function ocrBound(call: Call, model: Model): UseBound {
  const { maxPages } = model.limits;
  const { pages } = call.body.value;
  const count =
    typeof pages === 'string' && pages !== '' ? parsePages(pages, maxPages).length : (maxPages ?? 0);
  return { units: { ...mediaTokens(call, model, Infinity), pages: count }, output: null };
}

/**
 * Bounds the tokens of operations that some models price in tokens: instructions, images and audio as input, and any
 * output.
 */
function mediaTokens(call: Call, { info }: Model, audioBytes: number) {
  const max = info.max_input_tokens ?? Infinity;
  const size = conversationSize(call.body.value, call.operation.gateway.notPrompts, max);
  const images = call.body.kind === 'multipart' && audioBytes === 0 ? call.body.files.length : 0;
  const most = maxPromptTokens({
    ...size,
    images: size.images + images,
    audioBytes,
    isOpen: audioBytes === Infinity,
  });
  const inputTokens = Math.min(most, max);
  const isAudio = call.operation.gateway.capability === 'transcription';
  return tokenUnits(inputTokens, info.max_output_tokens ?? 0, isAudio ? inputTokens : 0);
}
