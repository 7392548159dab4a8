/** What the worker that reads the text of images does: one view a job, so that callers take turns and an abort ends soon. */
export interface ImageTextJobs {
  views: { input: ImageSource; output: ImageViews | ImageRefusal };
  read: {
    input: { source: ImageSource; digest: string; view: View };
    output: { text: string } | ImageRefusal;
  };
}

/** An encoded image: in memory that both threads share, or in a file. */
export type ImageSource = { bytes: Uint8Array } | { path: string };

export interface ImageViews {
  /** Of the encoded image: the same image comes again with each turn of a conversation. */
  digest: string;
  views: View[];
}

/** One way to look at an image. */
export interface View {
  /** From 0. */
  frame: number;
  /** What shows through transparent pixels; null: the colours that they have themselves. */
  backdrop: 'white' | 'black' | null;
  /**
   * What is shown in grey: the light of each pixel, its red or its blue (of colours that differ, one of the three differs), or how much
   * its light differs from that around it.
   */
  tone: 'light' | 'red' | 'blue' | 'contrast';
  /** Clockwise, in degrees. */
  turn: 0 | 90 | 180 | 270;
}

/** Why an image cannot be read, worded to follow "an image that". */
export interface ImageRefusal {
  refused: string;
}
