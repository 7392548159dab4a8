/** What the worker of the transcription engine does: it reads a piece of the file, or recognises one segment. */
export interface TranscriptionJobs {
  advance: { input: Advance; output: Progress | Refusal };
}

export interface Advance {
  /** Of the call, since the worker keeps its decoder between jobs. */
  session: string;
  /** The next piece of the file; null to recognise the next segment that waits. */
  bytes: Uint8Array | null;
  /** Whether no piece follows this one. */
  isEnd: boolean;
}

export interface Progress {
  segment: RecognisedSegment | null;
  /** Segments that wait to be recognised. */
  waiting: number;
  /** Of audio that was decoded so far. */
  seconds: number;
}

/** Why the audio cannot be transcribed, for the client. */
export interface Refusal {
  refused: string;
}

/** Times are in seconds from the beginning of the file. */
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
