import { AudioLengthReader, audioLengthBounds } from './audio-length/reader.ts';
import type { AudioLengthJobs } from './audio-length/jobs.ts';
import {
  engineAvailability,
  type Availability,
  type EngineName,
  type PackageResolver,
} from './availability.ts';
import { LanguageClassifier } from './classification/language.ts';
import { PromptInjectionClassifier } from './classification/prompt-injection.ts';
import { SentimentClassifier } from './classification/sentiment.ts';
import { ZeroShotClassifier } from './classification/zero-shot.ts';
import { DecisionEngine } from './decisions/engine.ts';
import type { ChatEngine, EmbeddingEngine, RerankEngine } from './engine-types.ts';
import { ExtractiveChatEngine } from './extractive/engine.ts';
import { imageTextBounds } from './image-text/bounds.ts';
import { ImageTextEngine } from './image-text/engine.ts';
import type { ImageTextJobs } from './image-text/jobs.ts';
import { ImageEngine } from './images/engine.ts';
import type { ImageJobs } from './images/jobs.ts';
import { ocrBounds } from './ocr/bounds.ts';
import { OcrEngine } from './ocr/engine.ts';
import type { OcrJobs } from './ocr/jobs.ts';
import { PageCounter, pageCountBounds } from './pages/counter.ts';
import type { PageJobs } from './pages/jobs.ts';
import { SpeechEngine } from './speech/engine.ts';
import type { SpeechJobs } from './speech/jobs.ts';
import { QueuedEmbeddingEngine } from './text/embeddings.ts';
import type { TextJobs } from './text/jobs.ts';
import { RememberingEmbeddings } from './text/remembering-embeddings.ts';
import { BlendedReranker } from './text/reranker.ts';
import { SentimentEngine } from './text/sentiment-engine.ts';
import { QueuedTokenCounter } from './text/token-counter.ts';
import { transcriptionBounds } from './transcription/bounds.ts';
import { TranscriptionEngine } from './transcription/engine.ts';
import type { TranscriptionJobs } from './transcription/jobs.ts';
import { EngineWorker, type EngineBounds } from './workers/engine-worker.ts';

export interface EngineHostOptions {
  /** Replaces the bounds of every family, for tests. */
  bounds?: Partial<EngineBounds>;
  /** The entry module of the text engines' worker, for tests. */
  textWorker?: URL;
  /** Finds the optional packages, for tests. */
  resolvePackage?: PackageResolver;
}

/**
 * The embedded engines of a new installation. Each family has one worker thread, which starts with the family's first
 * call. Creating the host loads nothing.
 */
export class EngineHost {
  readonly embeddings: EmbeddingEngine;
  /** The same engine with a cache, for repeated texts such as labels and options. */
  readonly rememberingEmbeddings: EmbeddingEngine;
  readonly reranker: RerankEngine;
  readonly sentiment: SentimentEngine;
  readonly zeroShot: ZeroShotClassifier;
  readonly sentimentClassifier: SentimentClassifier;
  readonly language: LanguageClassifier;
  readonly promptInjection: PromptInjectionClassifier;
  readonly decisions: DecisionEngine;
  readonly chat: ChatEngine;
  readonly tokens: QueuedTokenCounter;
  readonly ocr: OcrEngine;
  /** The engine for guardrails. It and `ocr` do not wait for each other. */
  readonly imageTexts: ImageTextEngine;
  /** Counts the pages of documents for any OCR model. It and `ocr` do not wait for each other. */
  readonly pages: PageCounter;
  /** Reads the lengths of audio files for any transcription model. */
  readonly audioLengths: AudioLengthReader;
  readonly speech: SpeechEngine;
  readonly transcription: TranscriptionEngine;
  readonly images: ImageEngine;
  /** The installed engines, and for the others the reason. */
  readonly availability: ReadonlyMap<EngineName, Availability>;
  readonly #workers: Readonly<Record<string, { readonly calls: number; close(): Promise<void> }>>;

  constructor({ bounds, textWorker, resolvePackage }: EngineHostOptions = {}) {
    this.availability = engineAvailability(resolvePackage);
    const text = new EngineWorker<TextJobs>(
      textWorker ?? new URL('./text/worker.ts', import.meta.url),
      bounds,
    );
    const missing = this.#missing('embeddings');
    this.tokens = new QueuedTokenCounter(text);
    this.embeddings = new QueuedEmbeddingEngine(text, missing);
    this.rememberingEmbeddings = new RememberingEmbeddings(this.embeddings);
    this.reranker = new BlendedReranker(text, this.embeddings);
    this.sentiment = new SentimentEngine(text);
    this.zeroShot = new ZeroShotClassifier(this.sentiment, this.embeddings, this.rememberingEmbeddings);
    this.decisions = new DecisionEngine({
      inputs: this.embeddings,
      options: this.rememberingEmbeddings,
      sentiment: this.sentiment,
    });
    this.sentimentClassifier = new SentimentClassifier(this.sentiment, this.embeddings);
    this.promptInjection = new PromptInjectionClassifier(text, this.#missing('promptInjection'));
    this.language = new LanguageClassifier(text, this.#missing('language'));
    const scoring = missing === undefined ? this.embeddings : undefined;
    this.chat = new ExtractiveChatEngine(
      text,
      this.tokens,
      scoring,
      missing === undefined ? this.zeroShot : undefined,
    );
    const ocr = new EngineWorker<OcrJobs>(new URL('./ocr/worker.ts', import.meta.url), {
      ...ocrBounds,
      ...bounds,
    });
    const imageText = new EngineWorker<ImageTextJobs>(new URL('./image-text/worker.ts', import.meta.url), {
      ...imageTextBounds,
      ...bounds,
    });
    const pages = new EngineWorker<PageJobs>(new URL('./pages/worker.ts', import.meta.url), {
      ...pageCountBounds,
      ...bounds,
    });
    const audioLengths = new EngineWorker<AudioLengthJobs>(
      new URL('./audio-length/worker.ts', import.meta.url),
      { ...audioLengthBounds, ...bounds },
    );
    const speech = new EngineWorker<SpeechJobs>(new URL('./speech/worker.ts', import.meta.url), bounds);
    const transcription = new EngineWorker<TranscriptionJobs>(
      new URL('./transcription/worker.ts', import.meta.url),
      { ...transcriptionBounds, ...bounds },
    );
    const images = new EngineWorker<ImageJobs>(new URL('./images/worker.ts', import.meta.url), bounds);
    this.ocr = new OcrEngine(ocr);
    this.imageTexts = new ImageTextEngine(imageText, this.#missing('ocr'));
    this.pages = new PageCounter(pages);
    this.audioLengths = new AudioLengthReader(audioLengths);
    this.speech = new SpeechEngine(speech);
    this.transcription = new TranscriptionEngine(transcription);
    this.images = new ImageEngine(images);
    this.#workers = { text, ocr, imageText, pages, audioLengths, speech, transcription, images };
  }

  /** The waiting and running calls by thread. */
  get calls(): [thread: string, calls: number][] {
    return Object.entries(this.#workers).map(([thread, { calls }]) => [thread, calls]);
  }

  /** Stops the workers. Waiting, running and later calls fail with `service_unavailable`. */
  async close(): Promise<void> {
    await Promise.all(Object.values(this.#workers).map((worker) => worker.close()));
  }

  /** Returns the reason why an engine is not available; undefined when it is. */
  #missing(engine: EngineName): string | undefined {
    const state = this.availability.get(engine);
    return state?.available === false ? state.reason : undefined;
  }
}
