import { EngineError } from '../engine-error.ts';
import type { EngineWorker } from '../workers/engine-worker.ts';
import type { Drawing, ImageJobs, Rendering } from './jobs.ts';
import { seedOf } from './random.ts';

const imageLimits = { promptCharacters: 4_000, leastSide: 64, mostSide: 2_048, images: 10 } as const;

export type ImageSettings = Omit<Rendering, 'seed'>;

export interface ImagePrompt {
  prompt: string;
  settings: ImageSettings;
  count: number;
  /** The seed; null for one that is derived from the prompt. */
  seed: number | null;
  isTransparent: boolean;
  /** The number of unfinished images before each finished one. */
  partials: number;
}

export interface DrawnImage {
  bytes: Uint8Array;
  /** A description of the image. */
  shows: string;
  /** The number of an unfinished image, from 0; null for a finished one. */
  partial: number | null;
}

export interface ImageFile {
  path: string;
  /** The digest of the file, which seeds its variations. */
  digest: string;
}

/** Draws scenes by rules and varies images, in the worker of the images family. */
export class ImageEngine {
  readonly #worker: Pick<EngineWorker<ImageJobs>, 'stream' | 'submit'>;

  constructor(worker: Pick<EngineWorker<ImageJobs>, 'stream' | 'submit'>) {
    this.#worker = worker;
  }

  /**
   * Yields the images of a prompt, each as soon as it is drawn.
   *
   * @throws EngineError `invalid_parameter` beyond a bound, and as the worker's queue.
   */
  async *draw(request: ImagePrompt, signal: AbortSignal): AsyncGenerator<DrawnImage> {
    checkSettings(request.settings, request.count);
    if (request.prompt.length > imageLimits.promptCharacters)
      throw invalid('prompt', `this model reads at most ${imageLimits.promptCharacters} characters`);
    const steps = drawings(request);
    const inputs = steps.map(({ drawing }) => drawing);
    let index = 0;
    for await (const { bytes, shows } of this.#worker.stream('draw', inputs, request.prompt.length, signal)) {
      yield { bytes, shows, partial: steps[index]?.partial ?? null };
      index += 1;
    }
  }

  /** @throws EngineError `invalid_parameter` for a file that cannot be decoded, and as `draw`. */
  async vary(
    { path, digest }: ImageFile,
    settings: ImageSettings,
    count: number,
    signal: AbortSignal,
  ): Promise<Uint8Array[]> {
    checkSettings(settings, count);
    const seed = seedOf(digest);
    const inputs = Array.from({ length: count }, (_, index) => ({ ...settings, path, seed: seed + index }));
    const outputs = await this.#worker.submit('vary', inputs, path.length, signal);
    return outputs.map((output) => {
      if ('refused' in output) throw invalid('image', output.refused);
      return output.bytes;
    });
  }
}

function drawings({ prompt, settings, count, seed, isTransparent, partials }: ImagePrompt): {
  drawing: Drawing;
  partial: number | null;
}[] {
  const first = seed ?? seedOf(prompt);
  return Array.from({ length: count }, (_, index) =>
    Array.from({ length: partials + 1 }, (_unused, step) => ({
      drawing: {
        ...settings,
        prompt,
        isTransparent,
        seed: first + index,
        completeness: (step + 1) / (partials + 1),
      },
      partial: step < partials ? step : null,
    })),
  ).flat();
}

function checkSettings({ width, height }: ImageSettings, count: number): void {
  const { leastSide, mostSide, images } = imageLimits;
  const isSide = (side: number): boolean => Number.isInteger(side) && side >= leastSide && side <= mostSide;
  if (!isSide(width) || !isSide(height))
    throw invalid(
      'size',
      `width and height must be from ${leastSide} to ${mostSide} pixels, such as 1024x1024`,
    );
  if (!Number.isInteger(count) || count < 1 || count > images)
    throw invalid('n', `it must be from 1 to ${images}`);
}

function invalid(param: string, reason: string): Error {
  return new EngineError('invalid_parameter', { message: `Invalid parameter '${param}': ${reason}`, param });
}
