/** File path below `generated/` → its text, in the order of writing. */
export type OutputFiles = Map<string, string>;

export const banner =
  '// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.\n';

/** A name as a TypeScript property key. */
export function propertyKey(name: string): string {
  return /^(?:[A-Za-z_$][\w$]*|\d+)$/.test(name) ? name : JSON.stringify(name);
}
