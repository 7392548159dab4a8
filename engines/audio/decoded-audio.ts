/** Audio of one channel, each sample from -1 to 1. */
export interface DecodedAudio {
  samples: Float32Array;
  sampleRate: number;
}

/** Decodes a file that comes in pieces. Throws for what it cannot decode. */
export interface AudioDecoder {
  decode(bytes: Uint8Array): Promise<DecodedAudio | null>;
  /** What was held back at the end of the file. */
  flush(): Promise<DecodedAudio | null>;
  free(): void;
}
