/**
 * The jobs of the worker that reads the text of images. A job is one view, so that requests take turns and an abort
 * takes effect soon.
 */
export interface ImageTextJobs {
  views: { input: ImageSource; output: ImageViews | ImageRefusal };
  read: {
    input: { source: ImageSource; digest: string; view: View };
    output: { text: string } | ImageRefusal;
  };
}

/** An encoded image, in memory that both threads share or in a file. */
export type ImageSource = { bytes: Uint8Array } | { path: string };

export interface ImageViews {
  /** The digest of the encoded image. A client sends an image again with each turn of a conversation. */
  digest: string;
  views: View[];
}

/** A way of preparing an image for recognition. */
export interface View {
  /** The number of the frame, from 0. */
  frame: number;
  /** The colour behind transparent pixels; null for the pixels' own colours. */
  backdrop: 'white' | 'black' | null;
  /**
   * The value that becomes grey: the lightness of each pixel, its red or its blue, or its difference in lightness from
   * its surroundings. Two different colours differ in lightness, red or blue.
   */
  tone: 'light' | 'red' | 'blue' | 'contrast';
  /** The rotation clockwise, in degrees. */
  turn: 0 | 90 | 180 | 270;
}

/** The reason why an image cannot be read. It completes the phrase "an image that". */
export interface ImageRefusal {
  refused: string;
}
