/** What the worker that reads the text of images does: one view a job, so that callers take turns and an abort ends soon. */
export interface ImageTextJobs {
  views: { input: ImageSource; output: View[] | ImageRefusal };
  read: { input: { source: ImageSource; view: View }; output: { text: string } | ImageRefusal };
}

/** An encoded image: in memory that both threads share, or in a file. */
export type ImageSource = { bytes: Uint8Array } | { path: string };

/** One way to look at an image. */
export interface View {
  /** From 0. */
  frame: number;
  /** What shows through transparent pixels; null: the colours that they have themselves. */
  backdrop: 'white' | 'black' | null;
  /** Clockwise, in degrees. */
  turn: 0 | 90 | 180 | 270;
}

/** Why an image cannot be read, worded to follow "an image that". */
export interface ImageRefusal {
  refused: string;
}
