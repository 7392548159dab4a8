import type { ContractDocument } from '../../packages/contract-tools/reading/document.ts';

/** Lists the known values of an open text, so that editors complete them. */
export function withKnownValues(types: string): string {
  return types.replace(/((?:'[^'\n]*' \| )+)string(?=[;\n |>)])/g, '$1(string & {})');
}

/**
 * Opens the objects with any properties in the types of requests for interfaces, which TypeScript does not assign to an
 * index signature of `unknown`.
 */
export function withInterfaces(types: string, names: ReadonlySet<string>): string {
  return types.replace(
    /^export type (\w+) = [^]*?(?=^export type |$(?![^]))/gm,
    (declaration, name: string) =>
      names.has(name)
        ? declaration.replaceAll('[key: string]: unknown;', '[key: string]: any;')
        : declaration,
  );
}

/** Returns the schemas that requests refer to, directly or not. */
export function requestSchemas({ paths, components }: ContractDocument): Set<string> {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== '$ref' || typeof value !== 'string') visit(value);
      else if (value.startsWith(SCHEMAS) && !names.has(value.slice(SCHEMAS.length))) {
        names.add(value.slice(SCHEMAS.length));
        visit(components.schemas[value.slice(SCHEMAS.length)]);
      }
    }
  };
  for (const path of Object.values(paths))
    for (const operation of Object.values(path))
      if (operation !== undefined && 'requestBody' in operation) visit(operation.requestBody);
  return names;
}

const SCHEMAS = '#/components/schemas/';
