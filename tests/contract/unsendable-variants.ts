import type { UnsendableVariant } from '../../scripts/contract-variants.ts';

/** Stream events and variants of the contract that cannot be provoked, each with the reason. */
export const unsendableVariants: readonly UnsendableVariant[] = [];
