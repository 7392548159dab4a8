/** The rate at which speech is detected and recognised. */
export const SPEECH_HZ = 16_000;
/** 30 ms, the longest that the detector takes. */
export const FRAME_SAMPLES = 480;

const FRAME_SECONDS = FRAME_SAMPLES / SPEECH_HZ;
const framesIn = (seconds: number): number => Math.round(seconds / FRAME_SECONDS);

/** Kept before and after speech, since soft sounds are not detected. */
const MARGIN_FRAMES = framesIn(0.24);
/** Of speech in a row that begin a segment: a click is shorter. */
const ONSET_FRAMES = 3;
/** How long a pause ends a segment: the longer the segment, the shorter the pause. */
const PAUSES: readonly { fromFrames: number; pauseFrames: number }[] = [
  { fromFrames: framesIn(8), pauseFrames: framesIn(0.15) },
  { fromFrames: framesIn(3), pauseFrames: framesIn(0.3) },
  { fromFrames: 0, pauseFrames: framesIn(0.48) },
];
/** Without any pause it is cut here. */
const LONGEST_FRAMES = framesIn(18);

export interface SpeechSegment {
  /** Seconds from the beginning of the audio. */
  start: number;
  samples: Int16Array<ArrayBuffer>;
}

/** Cuts audio into segments of speech at its pauses; what is between them is left out. */
export class Segmenter {
  readonly #isSpeech: (frame: Int16Array) => boolean;
  /** Of the open segment, or what comes before one. */
  #frames: Int16Array[] = [];
  #framesSeen = 0;
  #speechInRow = 0;
  #silenceInRow = 0;
  #isOpen = false;

  constructor(isSpeech: (frame: Int16Array) => boolean) {
    this.#isSpeech = isSpeech;
  }

  /** Takes one frame of `FRAME_SAMPLES`; gives a segment when it ends with this frame. */
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

  /** The segment that is open where the audio ends. */
  end(): SpeechSegment | null {
    return this.#isOpen ? this.#close() : null;
  }

  #close(): SpeechSegment {
    const cut = Math.max(0, this.#silenceInRow - MARGIN_FRAMES);
    const kept = this.#frames.slice(0, this.#frames.length - cut);
    const start = (this.#framesSeen - this.#frames.length) * FRAME_SECONDS;
    const samples = new Int16Array(kept.length * FRAME_SAMPLES);
    kept.forEach((frame, index) => samples.set(frame, index * FRAME_SAMPLES));
    // The end of the pause may be the margin of what follows.
    this.#frames = this.#silenceInRow === 0 ? [] : this.#frames.slice(-MARGIN_FRAMES);
    this.#isOpen = false;
    this.#speechInRow = 0;
    return { start, samples };
  }
}
