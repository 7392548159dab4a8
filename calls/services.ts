import type { TokenCounter } from '../engines/engine-types.ts';
import type { DecisionPriors } from '../backends/decision-priors.ts';
import type { DecisionSelfTests } from '../backends/decision-self-tests.ts';
import type { BackendRouter } from '../backends/routing.ts';
import type { ContractValidators } from './contract.ts';
import type { Calibrations } from '../catalogue/calibration.ts';
import type { Catalogue } from '../catalogue/model.ts';
import type { DocumentReader } from '../documents/document-reader.ts';
import type { Guardrails } from '../guardrails/guardrails.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { FileStore } from '../projects/file-store.ts';
import type { ResponseStore } from '../projects/response-store.ts';

/** What handlers work with; made once at start. */
export interface Services {
  /** Counts tokens where the backend of a model does not. */
  tokens: TokenCounter;
  contract: ContractValidators;
  catalogue: Catalogue;
  /** Of the models' decisions. */
  calibrations: Calibrations;
  /** What models answer to questions without an input. */
  decisionPriors: DecisionPriors;
  /** Which chat models can be asked for decisions. */
  decisionSelfTests: DecisionSelfTests;
  backends: BackendRouter;
  files: FileStore;
  documents: DocumentReader;
  responses: ResponseStore;
  limits: RateLimits;
  guardrails: Guardrails;
  ledger: Ledger;
}
