import type { OperationRow } from '../../../contract/operation.ts';

/** The operation of a method and a path. */
export type ContractMatch =
  | { kind: 'operation'; operation: OperationRow<string> }
  | { kind: 'wrong_method'; allow: readonly string[]; cors: boolean }
  | { kind: 'unknown' };

/** Finds the operation of a request. It is independent of the server's router, so that it detects errors of the router. */
export function matchContract(
  operations: readonly OperationRow<string>[],
  method: string,
  target: string,
): ContractMatch {
  const path = target.split('?', 1)[0] ?? '';
  const segments = path.split('/');
  const onPath = operations.filter(
    (operation) =>
      pathsOf(operation).some((one) => patternOf(one, operation).test(path)) &&
      !operation.reservedSegments.some((one) => segments.includes(one)),
  );
  // A path without parameters takes precedence over a template that also matches.
  const exact = onPath.filter((operation) => pathsOf(operation).includes(path));
  const candidates = exact.length > 0 ? exact : onPath;
  const operation = candidates.find((candidate) => candidate.method.toUpperCase() === method);
  if (operation !== undefined) return { kind: 'operation', operation };
  if (candidates.length === 0) return { kind: 'unknown' };
  return {
    kind: 'wrong_method',
    allow: candidates.map((candidate) => candidate.method.toUpperCase()),
    cors: candidates.some((candidate) => candidate.gateway.cors),
  };
}

/** The path of an operation and its further ones. */
const pathsOf = ({ path, gateway }: OperationRow<string>): string[] => [path, ...(gateway.aliases ?? [])];

/** Reads the parameters of a path by that path of the operation which it matches. */
export function readPathParameters(operation: OperationRow<string>, actual: string): Record<string, string> {
  for (const path of pathsOf(operation)) {
    const found = patternOf(path, operation).exec(actual);
    if (found === null) continue;
    const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
    return Object.fromEntries(names.map((name, index) => [name, unescaped(found[index + 1] ?? '')]));
  }
  return {};
}

function patternOf(path: string, { greedyParameters }: OperationRow<string>): RegExp {
  const parts = path.split('/').map((part) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return greedyParameters.includes(name) ? '(.+)' : '([^/]+)';
  });
  return new RegExp(`^${parts.join('/')}$`);
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
