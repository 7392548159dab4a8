import type { Rule } from './finding.ts';

/** Every component is used, also by `x-gateway-server`. */
export const unusedRule: Rule = (document) => {
  const references = new Set<string>();
  collect(document, references);
  return Object.entries(document.components)
    .filter(([kind]) => kind !== 'securitySchemes' && !kind.startsWith('x-'))
    .flatMap(([kind, components]) =>
      Object.keys(components ?? {})
        .filter((name) => !references.has(`#/components/${kind}/${name}`))
        .map((name) => ({ message: `${name} is never used`, path: ['components', kind, name] })),
    );
};

function collect(node: unknown, found: Set<string>): void {
  if (node === null || typeof node !== 'object') return;
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string') found.add(value);
    else collect(value, found);
  }
}
