import { mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';

/** Properties of a request that prices may depend on: the processing class, its speed, and its region. */
export const multiplierKinds = ['service_tier', 'speed', 'region'] as const;

export type MultiplierKind = (typeof multiplierKinds)[number];

/**
 * Multipliers by kind and value, in units of 1/`MULTIPLIER_SCALE`. Values that are not listed have the
 * multiplier one.
 */
export type PriceMultipliers = Readonly<Record<MultiplierKind, ReadonlyMap<string, bigint>>>;

export const MULTIPLIER_SCALE = 10_000n;
export const NO_MULTIPLIERS: PriceMultipliers = {
  service_tier: new Map(),
  speed: new Map(),
  region: new Map(),
};

const DECIMAL = /^(\d{1,3})(?:\.(\d{1,4}))?$/;
const MAX_MULTIPLIER = 100n * MULTIPLIER_SCALE;

/** Reads the multipliers of a model from the source text, and reports invalid ones. */
export function priceMultipliersOf(document: LocatedDocument, modelId: string): PriceMultipliers {
  const model = mappingIn(mappingIn(document.data, 'models'), modelId);
  const written = mappingIn(model, 'price_multipliers');
  const read = (kind: MultiplierKind): Map<string, bigint> => {
    const found = new Map<string, bigint>();
    for (const value of Object.keys(mappingIn(written, kind))) {
      const at = pointerOf('models', modelId, 'price_multipliers', kind, value);
      const multiplier = readMultiplier(document.textAt(at));
      if (multiplier === null)
        document.report(
          at,
          'value',
          'a multiplier is a decimal number from 0 to 100, with 4 decimals at most',
        );
      else found.set(value, multiplier);
    }
    return found;
  };
  return { service_tier: read('service_tier'), speed: read('speed'), region: read('region') };
}

function readMultiplier(text: string | undefined): bigint | null {
  const match = DECIMAL.exec((text ?? '').trim());
  if (match === null) return null;
  const [, whole = '', decimals = ''] = match;
  const multiplier = BigInt(whole) * MULTIPLIER_SCALE + BigInt(decimals.padEnd(4, '0'));
  return multiplier <= MAX_MULTIPLIER ? multiplier : null;
}
