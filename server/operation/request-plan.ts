import type { Catalogue, Model } from '../../catalogue/model.ts';
import type { ModelNames } from '../../catalogue/model-names.ts';
import { hasFallbacks } from '../../catalogue/fallbacks.ts';
import type { Operation } from '../../generated/operations.ts';
import type { ConfiguredCheck } from '../../guardrails/guardrails.ts';
import type { KeyLimits } from '../../limits/rate-limits.ts';
import type { TagRules } from '../../middleware/tags/read-tags.ts';
import { findModel } from '../../projects/usable-models.ts';
import type { Principal } from '../../projects/principal.ts';
import type { Services } from '../configuration/services.ts';

/** What is the same for all requests of a key to an operation and a model. */
export interface RequestPlan {
  readonly model: Model;
  /** Null: the client uses the model's id. */
  readonly names: ModelNames | null;
  readonly limits: KeyLimits;
  /** The guardrails that apply whether a request names them or not. */
  readonly checks: readonly ConfiguredCheck[];
  /** Null: no request is read for tags. */
  readonly tags: TagRules | null;
  /** Whether another model may respond. Token counts always come from the named model. */
  readonly mayFallBack: boolean;
}

/** Names of models that are kept for a key and an operation. A pattern such as `acme/*` has any number of them. */
const MAX_NAMES = 1_000;

/**
 * The plans of one configuration. A plan is kept with the principal of its key, which is another one after any change of the key or
 * its project.
 */
export class RequestPlans {
  readonly #services: Services;
  readonly #byPrincipal = new WeakMap<Principal, Map<Operation, Map<string, RequestPlan>>>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Returns the plan for the model that a request names. Throws `model_not_found` and `model_forbidden`. */
  of(operation: Operation, principal: Principal, name: string): RequestPlan {
    return (
      this.#byPrincipal.get(principal)?.get(operation)?.get(name) ?? this.#add(operation, principal, name)
    );
  }

  #add(operation: Operation, principal: Principal, name: string): RequestPlan {
    const { catalogue, limits, guardrails } = this.#services;
    const { model, names } = findModel(name, principal, catalogue);
    const plan: RequestPlan = {
      model,
      names,
      limits: limits.of(principal, model.tier),
      checks: guardrails.required(operation, model),
      tags: tagRules(catalogue.tags, principal, operation),
      mayFallBack: operation.gateway.bills !== 'none' && hasFallbacks(model.routing.fallbacks),
    };
    const byOperation = this.#byPrincipal.get(principal) ?? new Map<Operation, Map<string, RequestPlan>>();
    this.#byPrincipal.set(principal, byOperation);
    const byName = byOperation.get(operation) ?? new Map<string, RequestPlan>();
    byOperation.set(operation, byName);
    if (byName.size >= MAX_NAMES) byName.clear();
    byName.set(name, plan);
    return plan;
  }
}

/** Calls that are not charged, such as token counts, need no tags. */
function tagRules(
  settings: Catalogue['tags'] = [],
  { requiredTags }: Principal,
  { gateway: { bills } }: Operation,
): TagRules | null {
  const required = bills === 'none' ? [] : requiredTags;
  return settings.length === 0 && required.length === 0 ? null : { settings, required };
}
