import type { DecisionPriors } from '../backends/decisions/decision-priors.ts';
import type { DecisionSelfTests } from '../backends/decisions/decision-self-tests.ts';
import type { ReplyServices } from '../backends/replies/reply-services.ts';
import type { Call } from '../calls/call.ts';
import type { Reply } from '../calls/reply.ts';
import type { Calibrations } from '../catalogue/calibration.ts';
import type { Catalogue } from '../catalogue/model.ts';
import type { DocumentReader } from '../documents/document-reader.ts';
import type { AudioLengthReader, PageCounter, TokenCounter } from '../packages/engines/index.ts';
import type { FileStore } from '../projects/file-store.ts';
import type { ResponseStore } from '../projects/response-store.ts';

/** The services that handlers use. Created at the start, and again for a changed configuration. */
export interface HandlerServices extends ReplyServices {
  /** Counts tokens for models whose backend does not. */
  tokens: TokenCounter;
  /** Counts the pages of documents. */
  pages: Pick<PageCounter, 'count'>;
  /** Reads the lengths of audio files. */
  audioLengths: Pick<AudioLengthReader, 'seconds'>;
  catalogue: Catalogue;
  /** Calibrations of the models' decisions. */
  calibrations: Calibrations;
  /** The probabilities that models give to questions without an input. */
  decisionPriors: DecisionPriors;
  /** Finds out which chat models can answer decisions. */
  decisionSelfTests: DecisionSelfTests;
  files: FileStore;
  documents: DocumentReader;
  responses: ResponseStore;
}

/** Implements one operation. Handlers do not use Express and do not handle errors (docs/request-lifecycle.md). */
export type Handler = (call: Call, services: HandlerServices) => Promise<Reply> | Reply;
