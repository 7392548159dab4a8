import { texts } from '../../texts/english.ts';

/** Reads an amount in euros, with a point or a comma. Throws for another text, or parts of a cent. */
export function centsOf(typed: string): number {
  const found = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (found === null) throw new Error(texts.budget.invalid);
  const [, whole = '', parts = ''] = found;
  return Number(whole) * 100 + Number(parts.padEnd(2, '0'));
}
