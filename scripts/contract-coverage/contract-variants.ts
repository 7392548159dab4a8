import type { ContractVariant } from '../test-bed/recorder/variants-seen.ts';

/** A stream event or variant that no test can produce. */
export interface UnsendableVariant extends ContractVariant {
  reason: string;
}

/**
 * Returns errors of the coverage of stream events and variants: those that no test produced and that are not listed with a reason, and
 * unused entries of the list.
 */
export function variantErrors(
  declared: readonly ContractVariant[],
  observed: readonly ContractVariant[],
  unsendable: readonly UnsendableVariant[],
): string[] {
  const seen = new Set(observed.map(nameOf));
  const listed = new Set(unsendable.map(nameOf));
  const known = new Set(declared.map(nameOf));
  return [
    ...[...known].filter((name) => !seen.has(name) && !listed.has(name)).map((name) => `${name} has no test`),
    ...[...listed]
      .filter((name) => !known.has(name))
      .map(
        (name) =>
          `${name} is not in the contract. Remove it from scripts/contract-coverage/unsendable-variants.ts`,
      ),
    ...[...listed]
      .filter((name) => known.has(name) && seen.has(name))
      .map((name) => `${name} has a test. Remove it from scripts/contract-coverage/unsendable-variants.ts`),
  ];
}

function nameOf({ operationId, variant }: ContractVariant): string {
  return `${operationId} ${variant}`;
}
