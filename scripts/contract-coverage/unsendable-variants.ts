import type { UnsendableVariant } from './contract-variants.ts';

/** Stream events and variants of the contract that cannot be provoked, each with the reason. */
export const unsendableVariants: readonly UnsendableVariant[] = [];
