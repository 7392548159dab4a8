import { createHash } from 'node:crypto';
import { jsonBodyFromValue } from '../../bodies/json-body.ts';
import { modelOf, type Call } from '../../calls/call.ts';
import { noUsage } from '../../calls/usage.ts';
import type { Model } from '../../catalogue/model.ts';
import type { QuestionEvidence } from '../../dialects/decisions/evidence.ts';
import { CONTENT_FREE_INPUTS, priorOf, type Prior } from '../../dialects/decisions/prior.ts';
import { evidenceFromAnswers } from '../../dialects/decisions/recalibrate.ts';
import type { DecisionQuestion } from '../../generated/contract.ts';
import { BoundedMap } from '../../projects/bounded-map.ts';
import { deploymentsKey } from './deployments-key.ts';
import { decideUncalibrated } from './decisions.ts';
import type { ReplyServices } from '../replies/reply-services.ts';

/** A question has at most 255 options, so priors take at most 8 MB. */
const MAX_QUESTIONS = 4_096;

/** Measured priors. Configurations share one cache. */
export type PriorCache = BoundedMap<string, Prior>;

export function createPriorCache(): PriorCache {
  return new BoundedMap(MAX_QUESTIONS);
}

/**
 * Measures a model's answers to questions without an input, and caches them by model, revision, deployments and
 * question.
 */
export class DecisionPriors {
  readonly #services: ReplyServices;
  readonly #priors: PriorCache;

  constructor(services: ReplyServices, priors: PriorCache = createPriorCache()) {
    this.#services = services;
    this.#priors = priors;
  }

  /**
   * Returns the priors of the questions that need one, and null for the others. Measuring them is not part of
   * the call's usage, since later calls use them too. Throws the failures of the model's responses.
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
      this.#priors.set(key, prior);
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

/** The name of a question does not affect its prior. */
function keyOf(model: Model, question: DecisionQuestion): string {
  const { name: _name, ...content } = question;
  const text = JSON.stringify([deploymentsKey(model), content]);
  return createHash('sha256').update(text).digest('base64');
}
