/** Maps file paths below `generated/` to their text, in the order of writing. */
export type OutputFiles = Map<string, string>;

/** Returns the first line of the files that are generated from a contract. */
export function bannerOf({ fileName }: { fileName: string }): string {
  return `// Written by \`npm run generate\` from ${fileName}. Change the contract, not this file.\n`;
}

export const banner = bannerOf({ fileName: 'openapi.yaml' });

/** Formats a name as a TypeScript property key. */
export function propertyKey(name: string): string {
  return /^(?:[A-Za-z_$][\w$]*|\d+)$/.test(name) ? name : JSON.stringify(name);
}
