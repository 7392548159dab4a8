import type { DecisionPriors } from '../backends/decision-priors.ts';
import type { DecisionSelfTests } from '../backends/decision-self-tests.ts';
import type { ReplyServices } from '../backends/reply-services.ts';
import type { Call } from '../calls/call.ts';
import type { Reply } from '../calls/reply.ts';
import type { Calibrations } from '../catalogue/calibration.ts';
import type { Catalogue } from '../catalogue/model.ts';
import type { DocumentReader } from '../documents/document-reader.ts';
import type { TokenCounter } from '../engines/engine-types.ts';
import type { FileStore } from '../projects/file-store.ts';
import type { ResponseStore } from '../projects/response-store.ts';

/** What handlers work with; made once at the start, and again for a changed configuration. */
export interface HandlerServices extends ReplyServices {
  /** Counts tokens where the backend of a model does not. */
  tokens: TokenCounter;
  catalogue: Catalogue;
  /** Of the models' decisions. */
  calibrations: Calibrations;
  /** What models answer to questions without an input. */
  decisionPriors: DecisionPriors;
  /** Which chat models can answer decisions. */
  decisionSelfTests: DecisionSelfTests;
  files: FileStore;
  documents: DocumentReader;
  responses: ResponseStore;
}

/** One operation: no Express, no catching, no shaping of failures (design §4, stop 6). */
export type Handler = (call: Call, services: HandlerServices) => Promise<Reply> | Reply;
