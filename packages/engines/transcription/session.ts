import type { AudioDecoder, DecodedAudio } from '../audio/decoded-audio.ts';
import { createDecoder } from '../audio/decoder.ts';
import { AUDIO_HEAD_BYTES, audioFormatOf } from '../audio/format.ts';
import { toIntegers } from '../audio/pcm.ts';
import { Resampler } from '../audio/resampler.ts';
import { transcriptionLimits } from './bounds.ts';
import type { VoiceState } from './cepstral-means.ts';
import type { Refusal } from './jobs.ts';
import { FRAME_SAMPLES, Segmenter, SPEECH_HZ, type SpeechSegment } from './segmenter.ts';
import { SpeechDetector } from './speech-detector.ts';

/** The bytes that are decoded at once, because a few bytes of a lossless format can contain much audio. */
const SLICE_BYTES = 2_048;
const FORMATS = 'WAV, MP3, FLAC, Ogg Vorbis or Ogg Opus';
const UNKNOWN_FORMAT: Refusal = { refused: `the format must be ${FORMATS}` };
const DAMAGED: Refusal = { refused: 'the audio cannot be decoded' };
const TOO_LONG: Refusal = {
  refused: `the audio is longer than ${transcriptionLimits.seconds} seconds, the most that this model reads`,
};

/** The state of one file while it is split into segments of speech. */
export class Session {
  readonly #detector: SpeechDetector;
  readonly #segmenter: Segmenter;
  /** The segments that wait to be recognised, in order. */
  readonly segments: SpeechSegment[] = [];
  /** The seconds of decoded audio. */
  seconds = 0;
  /** The state of the voice after the segments so far. */
  voice: VoiceState | null = null;
  #head: Buffer = Buffer.alloc(0);
  #decoder: AudioDecoder | null = null;
  #resampler: { resampler: Resampler; fromHz: number } | null = null;
  #rest = new Int16Array(0);

  private constructor(detector: SpeechDetector) {
    this.#detector = detector;
    this.#segmenter = new Segmenter((frame) => detector.isSpeech(frame));
  }

  static async open(): Promise<Session> {
    return new Session(await SpeechDetector.create());
  }

  /** Adds the next piece of the file. Returns a refusal, or null for success. */
  async add(bytes: Uint8Array, isEnd: boolean): Promise<Refusal | null> {
    const piece = this.#decoder === null ? Buffer.concat([this.#head, bytes]) : bytes;
    if (this.#decoder === null) {
      this.#head = Buffer.from(piece);
      if (!isEnd && piece.length < AUDIO_HEAD_BYTES) return null;
      const format = audioFormatOf(piece);
      if (format === null) return UNKNOWN_FORMAT;
      this.#decoder = await createDecoder(format);
      this.#head = Buffer.alloc(0);
    }
    return this.#decode(this.#decoder, piece, isEnd);
  }

  free(): void {
    this.#detector.free();
    this.#decoder?.free();
    this.#resampler?.resampler.free();
  }

  async #decode(decoder: AudioDecoder, piece: Uint8Array, isEnd: boolean): Promise<Refusal | null> {
    try {
      for (let start = 0; start < piece.length; start += SLICE_BYTES) {
        await this.#detect(await decoder.decode(piece.subarray(start, start + SLICE_BYTES)));
        if (this.seconds > transcriptionLimits.seconds) return TOO_LONG;
      }
      if (isEnd) await this.#finish(decoder);
    } catch {
      return DAMAGED;
    }
    return isEnd && this.seconds === 0 ? DAMAGED : null;
  }

  async #finish(decoder: AudioDecoder): Promise<void> {
    await this.#detect(await decoder.flush());
    const last = new Int16Array(FRAME_SAMPLES);
    last.set(this.#rest);
    this.#keep(this.#segmenter.add(last));
    this.#keep(this.#segmenter.end());
  }

  async #detect(audio: DecodedAudio | null): Promise<void> {
    if (audio === null || audio.samples.length === 0) return;
    const { samples, sampleRate } = audio;
    this.seconds += samples.length / sampleRate;
    const resampled = toIntegers((await this.#resamplerFrom(sampleRate))?.process(samples) ?? samples);
    const all = new Int16Array(this.#rest.length + resampled.length);
    all.set(this.#rest);
    all.set(resampled, this.#rest.length);
    let start = 0;
    for (; start + FRAME_SAMPLES <= all.length; start += FRAME_SAMPLES) {
      this.#keep(this.#segmenter.add(all.slice(start, start + FRAME_SAMPLES)));
    }
    this.#rest = all.slice(start);
  }

  /** Returns null if the rate is already right. The rate may change within a stream. */
  async #resamplerFrom(fromHz: number): Promise<Resampler | null> {
    if (this.#resampler?.fromHz === fromHz) return this.#resampler.resampler;
    this.#resampler?.resampler.free();
    this.#resampler = null;
    if (fromHz === SPEECH_HZ) return null;
    const resampler = await Resampler.create(fromHz, SPEECH_HZ);
    this.#resampler = { resampler, fromHz };
    return resampler;
  }

  #keep(segment: SpeechSegment | null): void {
    if (segment !== null) this.segments.push(segment);
  }
}
