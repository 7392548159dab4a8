/** Samples of one channel, each from -1 to 1. */
export interface DecodedAudio {
  samples: Float32Array;
  sampleRate: number;
}

/** A decoder that takes a file in pieces. It throws for a file that it cannot decode. */
export interface AudioDecoder {
  decode(bytes: Uint8Array): Promise<DecodedAudio | null>;
  /** Returns the audio that the decoder still holds at the end of the file. */
  flush(): Promise<DecodedAudio | null>;
  free(): void;
}
