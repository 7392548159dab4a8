import type { SpooledFile } from '../bodies/multipart-body.ts';
import { modelOf, type Call } from '../calls/call.ts';
import type { Model } from '../catalogue/model.ts';
import { parsePages } from '../dialects/ocr/pages.ts';
import { beyondLimit, requestedCount, type UseBound } from './bound.ts';
import { conversationSize } from './conversation.ts';
import { wavSeconds } from './audio-length.ts';
import { maxPromptTokens } from './tokens.ts';
import { noUnits } from './units.ts';

/** Images of one request, where the model has no limit of its own. */
const MAX_IMAGES = 128;

/** Speech is priced by what is spoken, by how long that sounds, or in tokens. */
export function speechBound(call: Call, model: Model): UseBound {
  const { limits } = model;
  const characters = charactersOf(call.body.value['input']);
  if (limits.maxCharacters !== null && characters > limits.maxCharacters) {
    const reason = `it has ${characters} characters; model '${model.id}' takes ${limits.maxCharacters} at most`;
    throw beyondLimit('input', reason);
  }
  return {
    units: { ...tokensAround(call, model, 0), characters, seconds: limits.maxSeconds ?? 0 },
    output: null,
  };
}

/** The characters of a text as people count them and most vendors do: code points, spaces included. */
export function charactersOf(text: unknown): number {
  if (typeof text !== 'string') return 0;
  let count = text.length;
  for (let index = 0; index < text.length; index += 1) {
    if ((text.codePointAt(index) ?? 0) > 0xffff) {
      count -= 1;
      index += 1;
    }
  }
  return count;
}

/** As long as the file can be where it tells, else as long as the model hears. */
export function transcriptionBound(call: Call, model: Model): UseBound {
  const most = model.limits.maxSeconds ?? 0;
  const known = knownSeconds(call);
  // What else is in the file looks like audio here: a second of it is let pass.
  if (known !== null && most > 0 && known > most + 1) {
    const reason = `it is ${Math.ceil(known)} seconds long; model '${model.id}' hears ${most} at most`;
    throw beyondLimit('file', reason);
  }
  const audio = audioFile(call)?.sizeBytes ?? Infinity;
  return { units: { ...tokensAround(call, model, audio), seconds: known ?? most }, output: null };
}

/** The length of the audio that came with a call, where it can be told from the file; null also while it arrives. */
export function knownSeconds(call: Call): number | null {
  const file = audioFile(call);
  return file === undefined ? null : wavSeconds(file);
}

export function audioFile({ body }: Call): SpooledFile | undefined {
  return body.kind === 'multipart' ? body.files.find(({ fieldName }) => fieldName === 'file') : undefined;
}

export function imageBound(call: Call, model: Model): UseBound {
  const images = requestedImages(call);
  const { maxImages } = model.limits;
  if (maxImages !== null && images > maxImages)
    throw beyondLimit('n', `model '${model.id}' makes ${maxImages} images at most`);
  const tokens = tokensAround(call, model, 0);
  return { units: { ...tokens, outputTokens: tokens.outputTokens * images, images }, output: null };
}

/** Throws `invalid_parameter` for more than any server makes. */
function requestedImages(call: Call): number {
  const images = requestedCount(call.body.value['n']);
  if (images <= MAX_IMAGES) return images;
  throw beyondLimit('n', `model '${modelOf(call).id}' makes ${MAX_IMAGES} images at most`);
}

/** The pages that are chosen, or as many as the model reads. Throws `invalid_parameter` for pages that cannot be. */
export function ocrBound(call: Call, model: Model): UseBound {
  const { maxPages } = model.limits;
  const { pages } = call.body.value;
  const count =
    typeof pages === 'string' && pages !== '' ? parsePages(pages, maxPages).length : (maxPages ?? 0);
  return { units: { ...tokensAround(call, model, Infinity), pages: count }, output: null };
}

/** The tokens of operations that are priced in them on some models: instructions, images and audio in, and whatever comes out. */
function tokensAround(call: Call, { info }: Model, audioBytes: number) {
  const max = info.max_input_tokens ?? Infinity;
  const size = conversationSize(call.body.value, call.operation.gateway.notPrompts, max);
  const images = call.body.kind === 'multipart' && audioBytes === 0 ? call.body.files.length : 0;
  const most = maxPromptTokens({
    ...size,
    images: size.images + images,
    audioBytes,
    isOpen: audioBytes === Infinity,
  });
  return { ...noUnits(), inputTokens: Math.min(most, max), outputTokens: info.max_output_tokens ?? 0 };
}
