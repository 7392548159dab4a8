/** The jobs of the transcription engine's worker. A job reads a piece of the file or recognises one segment. */
export interface TranscriptionJobs {
  advance: { input: Advance; output: Progress | Refusal };
}

export interface Advance {
  /** The id of the call. The worker keeps the call's decoder between jobs. */
  session: string;
  /** The next piece of the file; null to recognise the next waiting segment. */
  bytes: Uint8Array | null;
  /** Whether this is the last piece. */
  isEnd: boolean;
}

export interface Progress {
  segment: RecognisedSegment | null;
  /** The number of segments that wait to be recognised. */
  waiting: number;
  /** The seconds of decoded audio so far. */
  seconds: number;
}

/** The reason why the audio cannot be transcribed, for the client. */
export interface Refusal {
  refused: string;
}

/** A segment with its words. Times are in seconds from the beginning of the file. */
export interface RecognisedSegment {
  start: number;
  end: number;
  text: string;
  words: RecognisedWord[];
}

export interface RecognisedWord {
  word: string;
  start: number;
  end: number;
}
