import { createHash } from 'node:crypto';
import { jsonBodyFromValue } from '../bodies/json-body.ts';
import { modelOf, type Call } from '../calls/call.ts';
import { noUsage } from '../calls/usage.ts';
import type { Model } from '../catalogue/model.ts';
import type { QuestionEvidence } from '../dialects/decisions/evidence.ts';
import { CONTENT_FREE_INPUTS, priorOf, type Prior } from '../dialects/decisions/prior.ts';
import { evidenceFromAnswers } from '../dialects/decisions/recalibrate.ts';
import { BoundedCache } from '../engines/bounded-cache.ts';
import type { DecisionQuestion } from '../generated/contract.ts';
import { deploymentsKey } from './deployments-key.ts';
import { decideUncalibrated } from './decisions.ts';
import type { ReplyServices } from './reply-services.ts';

/** In options: some megabytes. */
const MAX_OPTIONS = 100_000;

/** The priors that are known; several configurations share one. */
export type PriorCache = BoundedCache<Prior>;

export function createPriorCache(maxOptions = MAX_OPTIONS): PriorCache {
  return new BoundedCache(maxOptions);
}

/** What models answer to questions without an input, asked once and remembered by model, revision, deployments and question. */
export class DecisionPriors {
  readonly #services: ReplyServices;
  readonly #priors: PriorCache;

  constructor(services: ReplyServices, priors: PriorCache = createPriorCache()) {
    this.#services = services;
    this.#priors = priors;
  }

  /**
   * The priors of those questions that need one, null for the others. What is asked for them is no part of the call's usage: the
   * next callers have it too. Throws as the model's own answers do.
   */
  async priorsOf(
    call: Call,
    questions: readonly DecisionQuestion[],
    isNeeded: (question: DecisionQuestion) => boolean,
  ): Promise<(Prior | null)[]> {
    const model = modelOf(call);
    const keys = questions.map((question) => (isNeeded(question) ? keyOf(model, question) : null));
    const unknown = new Map<string, DecisionQuestion>();
    const found = new Map<string, Prior>();
    for (const [index, key] of keys.entries()) {
      const question = questions[index];
      if (key === null || question === undefined) continue;
      const remembered = this.#priors.get(key);
      if (remembered === undefined) unknown.set(key, question);
      else found.set(key, remembered);
    }
    for (const [key, prior] of await this.#measure(call, unknown)) {
      found.set(key, prior);
      this.#priors.set(key, prior, prior.length);
    }
    return keys.map((key) => (key === null ? null : (found.get(key) ?? null)));
  }

  async #measure(call: Call, unknown: ReadonlyMap<string, DecisionQuestion>): Promise<Map<string, Prior>> {
    if (unknown.size === 0) return new Map();
    const questions = [...unknown.values()];
    const byInput: QuestionEvidence[][] = [];
    for (const input of CONTENT_FREE_INPUTS) {
      const body = jsonBodyFromValue({ model: modelOf(call).id, input, questions });
      const decision = await decideUncalibrated({ ...call, body, usage: noUsage() }, this.#services);
      byInput.push(
        decision.kind === 'read' ? decision.findings.evidence : evidenceFromAnswers(decision.result.answers),
      );
    }
    return new Map(
      [...unknown].map(([key, question], index) => {
        const ofQuestion = byInput.map((evidence) => evidence[index] ?? 'refusal');
        return [key, priorOf(question, ofQuestion)];
      }),
    );
  }
}

/** A question's name is its caller's own matter. */
function keyOf(model: Model, question: DecisionQuestion): string {
  const { name: _name, ...content } = question;
  const text = JSON.stringify([deploymentsKey(model), content]);
  return createHash('sha256').update(text).digest('base64');
}
