import type { JsonObject } from '../../../bodies/json-body.ts';
import type { ImageFormat, ImagePrompt, ImageSettings } from '../../../packages/engines/index.ts';
import { failure } from '../../../errors/gateway-error.ts';
import type { ImageGenerationRequest } from '../../../generated/contract.ts';
import { dataFrame } from '../../../streaming/write-frames.ts';
import type { BackendRequest } from '../../backend.ts';
import { fieldsOf, jsonResponse, type EmbeddedModel, type Serve } from './embedded-model.ts';
import { withFirstValue } from './with-first-value.ts';
import type { Loose } from '../../../dialects/values/json-values.ts';

const DEFAULT_SIZE = '1024x1024';
const FORMATS: readonly ImageFormat[] = ['png', 'jpeg', 'webp'];
const MAX_PARTIALS = 3;
const DEFAULT_QUALITY = 90;

const generate: Serve = async (request, engines) => {
  const fields = fieldsOf<ImageGenerationRequest & { seed?: unknown }>(request);
  const prompt = promptOf(fields);
  const description = describeImage(prompt.settings, prompt.isTransparent);
  const images = await withFirstValue(engines.images.draw(prompt, request.signal));
  if (request.stream) return { kind: 'frames', frames: framesOf(images, description) };
  const data: JsonObject[] = [];
  for await (const { bytes, shows } of images)
    data.push({
      ...imageData(bytes, fields.response_format, description.output_format),
      revised_prompt: shows,
    });
  return jsonResponse({ created: now(), data, ...description });
};

const createVariation: Serve = async (request, engines) => {
  const { fields, file } = uploadOf(request);
  const settings = { ...sizeOf(fields.size), format: 'png' as const, quality: DEFAULT_QUALITY };
  const image = { path: file.path, digest: file.sha256Hex };
  const count = typeof fields.n === 'number' ? fields.n : 1;
  const images = await engines.images.vary(image, settings, count, request.signal);
  const data = images.map((bytes) => imageData(bytes, fields.response_format, 'png'));
  return jsonResponse({ created: now(), data, ...describeImage(settings, false) });
};

function promptOf(fields: ImageGenerationRequest & { seed?: unknown }): ImagePrompt {
  const format = fields.output_format ?? 'png';
  if (!isFormat(format)) throw invalid('output_format', `this model writes ${FORMATS.join(', ')}`);
  const isTransparent = fields.background === 'transparent';
  if (isTransparent && format === 'jpeg') throw invalid('background', 'jpeg cannot be transparent');
  const quality = Math.max(1, Math.min(100, fields.output_compression ?? DEFAULT_QUALITY));
  const partials = fields.stream === true ? (fields.partial_images ?? 0) : 0;
  if (partials < 0 || partials > MAX_PARTIALS)
    throw invalid('partial_images', `it must be from 0 to ${MAX_PARTIALS}`);
  return {
    prompt: fields.prompt,
    settings: { ...sizeOf(fields.size), format, quality },
    count: fields.n ?? 1,
    seed: Number.isSafeInteger(fields.seed) ? Number(fields.seed) : null,
    isTransparent,
    partials,
  };
}

function isFormat(format: string): format is ImageFormat {
  return FORMATS.some((known) => known === format);
}

function sizeOf(size: unknown): { width: number; height: number } {
  const text = typeof size === 'string' && size !== '' && size !== 'auto' ? size : DEFAULT_SIZE;
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/i.exec(text) ?? [];
  if (width === undefined) throw invalid('size', 'it must be a width and a height, such as 1024x1024');
  return { width: Number(width), height: Number(height) };
}

interface ImageDescription {
  size: string;
  output_format: string;
  background: string;
}

function describeImage({ width, height, format }: ImageSettings, isTransparent: boolean): ImageDescription {
  return {
    size: `${width}x${height}`,
    output_format: format,
    background: isTransparent ? 'transparent' : 'opaque',
  };
}

/** Returns an image as base64, or as a `data:` URL, since the gateway stores no images. */
function imageData(bytes: Uint8Array, wanted: unknown, format: string): JsonObject {
  const base64 = Buffer.from(bytes).toString('base64');
  return wanted === 'url' ? { url: `data:image/${format};base64,${base64}` } : { b64_json: base64 };
}

async function* framesOf(
  images: AsyncIterable<{ bytes: Uint8Array; partial: number | null }>,
  description: ImageDescription,
): AsyncGenerator<string[]> {
  for await (const { bytes, partial } of images) {
    const type = partial === null ? 'image_generation.completed' : 'image_generation.partial_image';
    const index = partial === null ? {} : { partial_image_index: partial };
    const content = { b64_json: Buffer.from(bytes).toString('base64'), created_at: now() };
    yield [dataFrame({ type, ...content, ...index, ...description }).trimEnd()];
  }
}

function uploadOf({ body, changes }: BackendRequest): {
  fields: Loose.ImageVariationRequest;
  file: { path: string; sha256Hex: string };
} {
  const file = body.kind === 'multipart' ? body.files.find((one) => one.fieldName === 'image') : undefined;
  if (body.kind !== 'multipart' || file === undefined)
    throw failure('internal_error', { internal: 'a variation was requested without an image' });
  return { fields: { ...body.value, ...changes }, file };
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}

function invalid(param: string, reason: string): Error {
  return failure('invalid_parameter', { message: `Invalid parameter '${param}': ${reason}`, param });
}

export const imageModels: Readonly<Record<string, EmbeddedModel>> = {
  procedural: { engine: 'images', serves: { createImage: generate, createImageVariation: createVariation } },
};
