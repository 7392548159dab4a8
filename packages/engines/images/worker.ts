import { serveJobs } from '../workers/serve-jobs.ts';
import { iconLibrary } from './icons.ts';
import type { Drawing, ImageJobs, Variation } from './jobs.ts';
import { drawSvg, varyImage } from './render.ts';
import { sceneOf } from './scene.ts';

async function draw(drawing: Drawing): Promise<{ bytes: Uint8Array; shows: string }> {
  const { svg, shows } = sceneOf(drawing, iconLibrary());
  return { bytes: await drawSvg(svg, drawing), shows };
}

async function vary(variation: Variation): Promise<{ bytes: Uint8Array } | { refused: string }> {
  try {
    return { bytes: await varyImage(variation) };
  } catch {
    return { refused: 'it cannot be decoded, or has more than 50 million pixels' };
  }
}

serveJobs<ImageJobs>({ draw, vary });
