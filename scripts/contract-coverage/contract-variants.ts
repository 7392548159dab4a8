import type { ContractVariant } from '../test-bed/recorder/variants-seen.ts';

/** Returns an error for each stream event and variant that no test produced. */
export function variantErrors(
  declared: readonly ContractVariant[],
  observed: readonly ContractVariant[],
): string[] {
  const seen = new Set(observed.map(nameOf));
  return [...new Set(declared.map(nameOf))]
    .filter((name) => !seen.has(name))
    .map((name) => `${name} has no test`);
}

function nameOf({ operationId, variant }: ContractVariant): string {
  return `${operationId} ${variant}`;
}
