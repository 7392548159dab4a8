import type { View } from './jobs.ts';

/** Grey pixels, one byte each, row by row. */
export interface GreyPixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * The number of pixels in each direction whose mean a pixel is compared with. It is larger than the strokes of letters.
 */
const REACH = 20;
const AMPLIFICATION = 3;

/**
 * Returns the difference of each pixel from the mean around it, with middle grey for none. Letters then contrast with
 * an uneven background.
 */
export function contrastOf({ data, width, height }: GreyPixels): GreyPixels {
  const sums = sumsOf(data, width, height);
  const row = width + 1;
  const target = Buffer.allocUnsafe(data.length);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - REACH) * row, Math.min(height, y + REACH + 1) * row];
    const rows = (bottom - top) / row;
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - REACH), Math.min(width, x + REACH + 1)];
      const sum =
        (sums[bottom + right] ?? 0) -
        (sums[top + right] ?? 0) -
        (sums[bottom + left] ?? 0) +
        (sums[top + left] ?? 0);
      const difference = (data[y * width + x] ?? 0) - sum / ((right - left) * rows);
      target[y * width + x] = Math.min(255, Math.max(0, 128 + AMPLIFICATION * difference));
    }
  }
  return { data: target, width, height };
}

/** Returns the sum of all pixels above and to the left of each position. */
function sumsOf(data: Buffer, width: number, height: number): Float64Array {
  const row = width + 1;
  const sums = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    for (let x = 0; x < width; x += 1) {
      sum += data[y * width + x] ?? 0;
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + sum;
    }
  }
  return sums;
}

const SPIKE = 24;

/** Returns the share of pixels that differ from both neighbours in their row: little in text, a third in grain. */
export function grainOf({ data, width, height }: GreyPixels): number {
  let spikes = 0;
  for (let at = 1; at < data.length - 1; at += 1) {
    const rise = (data[at] ?? 0) - (data[at - 1] ?? 0);
    const fall = (data[at] ?? 0) - (data[at + 1] ?? 0);
    if (rise * fall > 0 && Math.abs(rise) > SPIKE && Math.abs(fall) > SPIKE) spikes += 1;
  }
  return spikes / (width * height);
}

/** Rotates an image clockwise. */
export function turned({ data, width, height }: GreyPixels, turn: View['turn']): GreyPixels {
  if (turn === 0) return { data, width, height };
  const target = Buffer.allocUnsafe(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x] ?? 0;
      if (turn === 180) target[(height - 1 - y) * width + (width - 1 - x)] = value;
      else if (turn === 90) target[x * height + (height - 1 - y)] = value;
      else target[(width - 1 - x) * height + y] = value;
    }
  }
  return turn === 180 ? { data: target, width, height } : { data: target, width: height, height: width };
}
