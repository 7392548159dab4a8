import type { ContractVariant } from '../tests/support/recorder/variants-seen.ts';

/** A stream event or variant that no test can have a response hold. */
export interface UnsendableVariant extends ContractVariant {
  reason: string;
}

/**
 * What is wrong with the stream events and other variants of the contract: those that no test saw in a response and that are not
 * listed with a reason, and entries of that list that are no longer needed.
 */
export function variantFaults(
  declared: readonly ContractVariant[],
  observed: readonly ContractVariant[],
  unsendable: readonly UnsendableVariant[],
): string[] {
  const seen = new Set(observed.map(nameOf));
  const listed = new Set(unsendable.map(nameOf));
  const known = new Set(declared.map(nameOf));
  return [
    ...[...known]
      .filter((name) => !seen.has(name) && !listed.has(name))
      .map((name) => `${name} was never sent: no test has a response hold it`),
    ...[...listed]
      .filter((name) => !known.has(name))
      .map((name) => `${name} is not of the contract: take it from tests/contract/unsendable-variants.ts`),
    ...[...listed]
      .filter((name) => known.has(name) && seen.has(name))
      .map((name) => `${name} was sent: take it from tests/contract/unsendable-variants.ts`),
  ];
}

function nameOf({ operationId, variant }: ContractVariant): string {
  return `${operationId} ${variant}`;
}
