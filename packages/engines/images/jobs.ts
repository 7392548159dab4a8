/** The jobs of the images engine's worker. A job is one image. */
export interface ImageJobs {
  draw: { input: Drawing; output: { bytes: Uint8Array; shows: string } };
  vary: { input: Variation; output: { bytes: Uint8Array } | { refused: string } };
}

export type ImageFormat = 'png' | 'jpeg' | 'webp';

export interface Rendering {
  width: number;
  height: number;
  format: ImageFormat;
  /** The quality of lossy formats, from 1 to 100. */
  quality: number;
  seed: number;
}

export interface Drawing extends Rendering {
  prompt: string;
  /** Whether only the objects are drawn. */
  isTransparent: boolean;
  /** The share of the scene that is drawn, above 0 and up to 1. */
  completeness: number;
}

export interface Variation extends Rendering {
  path: string;
}
