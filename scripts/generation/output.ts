/** Maps file paths below `generated/` to their text, in the order of writing. */
export type OutputFiles = Map<string, string>;

export const banner =
  '// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.\n';

/** Formats a name as a TypeScript property key. */
export function propertyKey(name: string): string {
  return /^(?:[A-Za-z_$][\w$]*|\d+)$/.test(name) ? name : JSON.stringify(name);
}
