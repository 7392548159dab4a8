import { modelUuid, vendorOf } from './model-id.ts';
import type { ModelEntry, ModelInfo, ModelInfoEntry } from '../generated/contract.ts';
import type { Capability, DeclaredModelInfo, Deployment, Model, ModelLimits, PriceSource } from './model.ts';
import { NO_MULTIPLIERS, type PriceMultipliers } from './price-multipliers.ts';
import { constantPrices, periodAt, type PriceSchedule } from './price-schedule.ts';
import { completePrices, priceInEur, type Prices } from './price.ts';
import { routingSettings, type RoutingSettings } from './routing-settings.ts';

/** A deployment with at least its backend and model. */
export type DeploymentDescription = Pick<Deployment, 'backend' | 'model'> & Partial<Deployment>;

export interface ModelDescription {
  id: string;
  mode: Capability;
  /** Besides the mode. */
  capabilities?: readonly Capability[];
  /** Unix seconds; 0 when unknown. */
  created?: number;
  ownedBy?: string | undefined;
  info?: DeclaredModelInfo & { id?: string };
  /** A schedule where prices change, or depend on the length of the input or the service tier. */
  prices: Prices | PriceSchedule | 'free';
  priceSource?: PriceSource | null;
  priceMultipliers?: PriceMultipliers;
  limits?: Partial<ModelLimits>;
  visibility?: 'public' | 'hidden';
  tokenizer?: string | null;
  thinking?: Model['thinking'];
  cachesPrompts?: boolean;
  tier?: string | null;
  deployments: readonly DeploymentDescription[];
  routing?: RoutingSettings;
}

const UNBOUNDED: ModelLimits = {
  maxImages: null,
  maxPages: null,
  maxSeconds: null,
  maxCharacters: null,
  maxSearches: null,
};

/** The date of models without one, in Unix seconds. It is fixed, so that replicas and restarts give the same. */
const UNKNOWN_CREATED = Date.UTC(2026, 0, 1) / 1000;

const DEPLOYMENT_DEFAULTS = { priority: 0, weight: 1, maxInFlight: null, cost: 0 };

/** Builds a model with everything that can be computed in advance, such as its entries in model lists. */
export function buildModel(description: ModelDescription): Model {
  const { id, mode, capabilities = [], created = 0, ownedBy = vendorOf(id) } = description;
  const priceSchedule = scheduleIn(description);
  const prices = description.prices === 'free' ? 'free' : periodAt(priceSchedule, Date.now()).plain.prices;
  const deployments = description.deployments.map((one) => ({ ...DEPLOYMENT_DEFAULTS, ...one }));
  const base = {
    id,
    capabilities: new Set([mode, ...capabilities]),
    created: created > 0 ? created : UNKNOWN_CREATED,
    ownedBy,
    info: modelInfo(description, prices),
    prices,
    priceSchedule,
    priceSource: description.priceSource ?? null,
    priceMultipliers: description.priceMultipliers ?? NO_MULTIPLIERS,
    limits: { ...UNBOUNDED, ...description.limits },
    visibility: description.visibility ?? 'public',
    tokenizer: description.tokenizer ?? null,
    thinking: description.thinking ?? null,
    cachesPrompts: description.cachesPrompts ?? false,
    tier: description.tier ?? null,
    deployments,
    routing: description.routing ?? routingSettings({}, deployments.length),
  } as const;
  return { ...base, entry: modelEntry(base), infoEntry: modelInfoEntry(base) };
}

const NO_PRICES = constantPrices(completePrices({}));

function scheduleIn({ prices }: ModelDescription): PriceSchedule {
  if (prices === 'free') return NO_PRICES;
  return isSchedule(prices) ? prices : constantPrices(prices);
}

function isSchedule(prices: Prices | PriceSchedule): prices is PriceSchedule {
  return Array.isArray(prices);
}

function modelInfo(
  { id, mode, capabilities = [], info = {} }: ModelDescription,
  prices: Prices | 'free',
): ModelInfo {
  return {
    ...info,
    id: info.id ?? modelUuid(id),
    key: id,
    mode,
    ...tokenCosts(prices, [mode, ...capabilities]),
  };
}

const COUNTED_IN_TOKENS: ReadonlySet<Capability> = new Set([
  'chat',
  'embedding',
  'rerank',
  'classification',
  'decision',
]);

/**
 * Returns the token costs; none where the model is not paid by tokens, since a cost of 0 would read as free.
 */
function tokenCosts(prices: Prices | 'free', capabilities: readonly Capability[]): Partial<ModelInfo> {
  const free = prices === 'free';
  const costs = free ? { inputTokens: 0n, outputTokens: 0n, cachedInputTokens: 0n } : prices;
  const priced = !free && (prices.inputTokens > 0n || prices.outputTokens > 0n);
  if (!priced && !capabilities.some((capability) => COUNTED_IN_TOKENS.has(capability))) return {};
  return {
    input_cost_per_1m_tokens: priceInEur(costs.inputTokens),
    output_cost_per_1m_tokens: priceInEur(costs.outputTokens),
    cache_read_input_cost_per_1m_tokens: priceInEur(costs.cachedInputTokens),
  };
}

/** Returns the model's entry in the model list. */
function modelEntry(model: Pick<Model, 'id' | 'created' | 'ownedBy'>): ModelEntry {
  return { id: model.id, object: 'model', created: model.created, owned_by: model.ownedBy };
}

/** Returns the model's entry in the model info, with the known facts only. */
function modelInfoEntry(model: Pick<Model, 'id' | 'info'>): ModelInfoEntry {
  return { model_name: model.id, model_info: model.info };
}
