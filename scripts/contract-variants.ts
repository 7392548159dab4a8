import type { ContractVariant } from '../tests/support/recorder/variants-seen.ts';

/** Names of the stream events and other variants of the contract that no test saw in a response. */
export function unsentVariants(
  declared: readonly ContractVariant[],
  observed: readonly ContractVariant[],
): string[] {
  const seen = new Set(observed.map(nameOf));
  return declared.map(nameOf).filter((name) => !seen.has(name));
}

function nameOf({ operationId, variant }: ContractVariant): string {
  return `${operationId} ${variant}`;
}
