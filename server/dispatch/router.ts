import type { OperationRow } from '../../contract/operation.ts';

export type OperationMatch =
  | { kind: 'operation'; operation: OperationRow; parameters: Record<string, string> }
  | { kind: 'unknown_method'; allow: string[]; cors: boolean }
  | { kind: 'unknown_path' };

interface PathEntry {
  methods: Map<string, OperationRow>;
  pattern: RegExp;
  names: string[];
  /** Characters outside parameters. Paths with more of them are tried first. */
  literalLength: number;
}

/**
 * Matches method and path to an operation: literal paths in constant time, templates by one expression each. A literal
 * path takes precedence over a template (OpenAPI 3.1, section 4.8.8.2). It replaces openapi-backend's matching, which
 * rebuilds the list of operations on each request (decision 3).
 */
export class Router {
  readonly #literals = new Map<string, PathEntry>();
  readonly #templates: PathEntry[] = [];

  constructor(operations: readonly OperationRow[]) {
    const entries = new Map<string, PathEntry>();
    for (const operation of operations)
      for (const path of [operation.path, ...(operation.gateway.aliases ?? [])]) {
        const entry = entries.get(path) ?? compilePath({ ...operation, path });
        entries.set(path, entry);
        entry.methods.set(operation.method.toUpperCase(), operation);
      }
    for (const [path, entry] of entries) {
      if (entry.names.length === 0) this.#literals.set(path, entry);
      else this.#templates.push(entry);
    }
    this.#templates.sort((one, other) => other.literalLength - one.literalLength);
  }

  match(method: string, path: string): OperationMatch {
    let entry = this.#literals.get(path);
    let parameters: Record<string, string> = {};
    if (entry === undefined)
      for (const template of this.#templates) {
        const found = template.pattern.exec(path);
        if (found === null) continue;
        entry = template;
        parameters = decodeParameters(template.names, found);
        break;
      }
    if (entry === undefined) return { kind: 'unknown_path' };
    const operation = entry.methods.get(method);
    if (operation !== undefined) return { kind: 'operation', operation, parameters };
    const cors = [...entry.methods.values()].some((row) => row.gateway.cors);
    return { kind: 'unknown_method', allow: [...entry.methods.keys()], cors };
  }
}

function compilePath(operation: OperationRow): PathEntry {
  const names: string[] = [];
  const reserved = exceptWords(operation.reservedSegments);
  const source = operation.path
    .split(/(\{[^}]+\})/)
    .map((part) => {
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      if (name === undefined) return escaped(part);
      names.push(name);
      return operation.greedyParameters.includes(name) ? '(.+)' : `${reserved}([^/]+)`;
    })
    .join('');
  const literalLength = operation.path.replace(/\{[^}]+\}/g, '').length;
  return { methods: new Map(), pattern: new RegExp(`^${source}$`), names, literalLength };
}

/** Returns an expression that matches before a segment which is none of these words. */
function exceptWords(words: readonly string[]): string {
  return words.length === 0 ? '' : `(?!(?:${words.map(escaped).join('|')})(?:/|$))`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function decodeParameters(names: readonly string[], found: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, decodeOnce(found[index + 1] ?? '')]));
}

/** Decodes a parameter. With invalid percent-encoding it is unchanged, and matches nothing that exists. */
function decodeOnce(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
