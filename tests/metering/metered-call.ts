import { pino } from 'pino';
import type { JsonObject } from '../../bodies/json-body.ts';
import type { Call, RequestBody } from '../../calls/call.ts';
import { noUsage, type Usage } from '../../calls/usage.ts';
import { jsonBodyFromValue } from '../../bodies/json-body.ts';
import { ByteBound } from '../../bodies/byte-bound.ts';
import type { SpooledFile } from '../../bodies/multipart-body.ts';
import { buildModel, type ModelDescription } from '../../catalogue/build-model.ts';
import type { Capability, DeclaredModelInfo, ModelLimits } from '../../catalogue/model.ts';
import type { PriceMultipliers } from '../../catalogue/price-multipliers.ts';
import type { PriceSchedule } from '../../catalogue/price-schedule.ts';
import { completePrices, type PricedUnit } from '../../catalogue/price.ts';
import { operations } from '../../generated/operations.ts';

/** A million nano-euro for a million tokens, which is one nano-euro each. */
export const ONE_EACH = 1_000_000n;

export interface Metered {
  mode: Capability;
  prices: Partial<Record<PricedUnit, bigint>> | 'free';
  info?: DeclaredModelInfo;
  limits?: Partial<ModelLimits>;
  files?: readonly SpooledFile[];
  usage?: Partial<Usage>;
  capabilities?: readonly Capability[];
  priceMultipliers?: PriceMultipliers;
  /** In place of `prices`. */
  schedule?: PriceSchedule;
  tokenizer?: string | null;
}

/** Creates a call of one operation with a model of the given prices and limits. */
export function meteredCall(operationId: string, value: JsonObject, metered: Metered): Call {
  const operation = operations.find((row) => row.operationId === operationId);
  if (operation === undefined) throw new Error(`no operation ${operationId}`);
  const { mode, info, limits, capabilities, files, priceMultipliers } = metered;
  const listed = metered.prices === 'free' ? 'free' : completePrices(metered.prices);
  const prices = metered.schedule ?? listed;
  const description: ModelDescription = { id: `acme/${mode}`, mode, prices, deployments: [] };
  const model = buildModel({
    ...description,
    tokenizer: metered.tokenizer ?? null,
    ...(info === undefined ? {} : { info }),
    ...(limits === undefined ? {} : { limits }),
    ...(capabilities === undefined ? {} : { capabilities }),
    ...(priceMultipliers === undefined ? {} : { priceMultipliers }),
  });
  return {
    requestId: 'r1',
    operation,
    parameters: {},
    principal: null,
    body: files === undefined ? jsonBodyFromValue(value) : multipart(value, files),
    model,
    signal: new AbortController().signal,
    log: pino({ level: 'silent' }),
    usage: { ...noUsage(), forwarded: 1, ...metered.usage },
    outputLimitTokens: null,
  };
}

function multipart(value: JsonObject, files: readonly SpooledFile[]): RequestBody {
  return { kind: 'multipart', value, files, lease: new ByteBound('spool', 1_000).lease() };
}

/** Creates a file part of which only the size is known. */
export function filePart(fieldName: string, sizeBytes: number, path = '/nonexistent'): SpooledFile {
  const mediaType = 'application/octet-stream';
  return { fieldName, filename: fieldName, mediaType, path, sizeBytes, sha256Hex: '' };
}
