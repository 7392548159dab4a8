/** The sample rate for detection and recognition of speech. */
export const SPEECH_HZ = 16_000;
/** The samples of a frame of 30 ms, the longest that the detector accepts. */
export const FRAME_SAMPLES = 480;

const FRAME_SECONDS = FRAME_SAMPLES / SPEECH_HZ;
const framesIn = (seconds: number): number => Math.round(seconds / FRAME_SECONDS);

/** The frames that are kept before and after speech, because the detector misses soft sounds. */
const MARGIN_FRAMES = framesIn(0.24);
/** The frames of continuous speech that begin a segment. A click is shorter. */
const ONSET_FRAMES = 3;
/** The pauses that end a segment. A longer segment ends at a shorter pause. */
const PAUSES: readonly { fromFrames: number; pauseFrames: number }[] = [
  { fromFrames: framesIn(8), pauseFrames: framesIn(0.15) },
  { fromFrames: framesIn(3), pauseFrames: framesIn(0.3) },
  { fromFrames: 0, pauseFrames: framesIn(0.48) },
];
/** The longest segment. Without a pause it is cut here. */
const LONGEST_FRAMES = framesIn(18);

export interface SpeechSegment {
  /** The beginning in seconds from the beginning of the audio. */
  start: number;
  samples: Int16Array<ArrayBuffer>;
}

/** Splits audio into segments of speech at its pauses. The pauses are left out. */
export class Segmenter {
  readonly #isSpeech: (frame: Int16Array) => boolean;
  /** The frames of the open segment, or the last frames before the next one. */
  #frames: Int16Array[] = [];
  #framesSeen = 0;
  #speechInRow = 0;
  #silenceInRow = 0;
  #isOpen = false;

  constructor(isSpeech: (frame: Int16Array) => boolean) {
    this.#isSpeech = isSpeech;
  }

  /** Adds one frame of `FRAME_SAMPLES`. Returns the segment that ends with this frame, or null. */
  add(frame: Int16Array): SpeechSegment | null {
    const isSpeech = this.#isSpeech(frame);
    this.#speechInRow = isSpeech ? this.#speechInRow + 1 : 0;
    this.#silenceInRow = isSpeech ? 0 : this.#silenceInRow + 1;
    this.#frames.push(frame);
    this.#framesSeen += 1;
    if (!this.#isOpen) {
      if (this.#speechInRow >= ONSET_FRAMES) this.#isOpen = true;
      else if (this.#frames.length > MARGIN_FRAMES + ONSET_FRAMES) this.#frames.shift();
      return null;
    }
    const length = this.#frames.length;
    const { pauseFrames = 0 } = PAUSES.find(({ fromFrames }) => length >= fromFrames) ?? {};
    return this.#silenceInRow >= pauseFrames || length >= LONGEST_FRAMES ? this.#close() : null;
  }

  /** Returns the segment that is open at the end of the audio, or null. */
  end(): SpeechSegment | null {
    return this.#isOpen ? this.#close() : null;
  }

  #close(): SpeechSegment {
    const cut = Math.max(0, this.#silenceInRow - MARGIN_FRAMES);
    const kept = this.#frames.slice(0, this.#frames.length - cut);
    const start = (this.#framesSeen - this.#frames.length) * FRAME_SECONDS;
    const samples = new Int16Array(kept.length * FRAME_SAMPLES);
    kept.forEach((frame, index) => samples.set(frame, index * FRAME_SAMPLES));
    // The end of the pause may be the margin of the next segment.
    this.#frames = this.#silenceInRow === 0 ? [] : this.#frames.slice(-MARGIN_FRAMES);
    this.#isOpen = false;
    this.#speechInRow = 0;
    return { start, samples };
  }
}
