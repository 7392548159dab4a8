import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { createBackend } from '../../backends/kinds/create-backend.ts';
import { DecisionPriors } from '../../backends/decisions/decision-priors.ts';
import { decisionRequest, decideUncalibrated } from '../../backends/decisions/decisions.ts';
import type { ReplyServices } from '../../backends/replies/reply-services.ts';
import { ModelBackends } from '../../backends/attempts/model-backends.ts';
import { jsonBodyFromValue } from '../../bodies/json-body.ts';
import type { Call } from '../../calls/call.ts';
import type { ContractValidators } from '../../contract/validators.ts';
import { noUsage } from '../../calls/usage.ts';
import type { Catalogue, Model } from '../../catalogue/model.ts';
import type { QuestionEvidence } from '../../dialects/decisions/evidence.ts';
import type { Prior } from '../../dialects/decisions/prior.ts';
import { evidenceFromAnswers } from '../../dialects/decisions/recalibrate.ts';
import { EngineHost } from '../../packages/engines/index.ts';
import { operations, type Operation } from '../../generated/operations.ts';
import type { LabelledItem } from './labelled-items.ts';

/** Sends decisions to a model of the catalogue without a gateway: without key, project and calibration. */
export class DecisionModel {
  readonly model: Model;
  readonly #engines = new EngineHost();
  readonly #services: ReplyServices;
  readonly #priors: DecisionPriors;

  constructor(catalogue: Catalogue, model: Model, contract: ContractValidators) {
    this.model = model;
    const backends = new ModelBackends(catalogue, (settings) => createBackend(settings, this.#engines));
    this.#services = { backends, contract };
    this.#priors = new DecisionPriors(this.#services);
  }

  /** Reads the model's scores for each question of an item. Throws `GatewayError`s. */
  async evidence({ request }: LabelledItem, signal: AbortSignal): Promise<QuestionEvidence[]> {
    const call = this.#callOf(request, signal);
    const decided = await decideUncalibrated(call, this.#services);
    if (decided.kind === 'read') return decided.findings.evidence;
    const { answers } = decided.result;
    if (answers.length !== decisionRequest(call).questions.length)
      throw new Error('the number of answers differs from the number of questions');
    return evidenceFromAnswers(answers);
  }

  /** Reads the model's scores for each question without an input. Throws `GatewayError`s. */
  priors({ request }: LabelledItem, signal: AbortSignal): Promise<(Prior | null)[]> {
    return this.#priors.priorsOf(this.#callOf(request, signal), request.questions, () => true);
  }

  async close(): Promise<void> {
    await this.#services.backends.close();
    await this.#engines.close();
  }

  #callOf(request: LabelledItem['request'], signal: AbortSignal): Call {
    return {
      requestId: randomUUID(),
      operation: DECISIONS,
      parameters: {},
      principal: null,
      body: jsonBodyFromValue({ model: this.model.id, ...request }),
      model: this.model,
      signal,
      log: SILENT,
      usage: noUsage(),
      outputLimitTokens: null,
    };
  }
}

const SILENT = pino({ level: 'silent' });
const DECISIONS = decisionOperation();

function decisionOperation(): Operation {
  const row = operations.find((operation) => operation.operationId === 'createDecision');
  if (row === undefined) throw new Error('the contract has no createDecision');
  return row;
}
