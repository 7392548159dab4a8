import { methods } from '../reading/contract.ts';
import type { ContractDocument } from '../reading/document.ts';
import { keysOf } from './contract-source.ts';

/** A part of an operation, or a response outside of operations. */
export interface Use {
  operationId: string;
  /** `request`, `parameters`, `events`, `operation`, or `response 404`. */
  role: string;
}

const EVENT_STREAM = 'text/event-stream';

/** Finds the operations that use each component of a contract, and the part. */
export class ContractUses {
  readonly #document: ContractDocument;
  readonly #uses = new Map<string, Map<string, Use>>();

  constructor(document: ContractDocument) {
    this.#document = document;
    for (const [path, item] of Object.entries(document.paths)) {
      for (const method of methods) {
        const operation = item[method];
        if (operation === undefined || Array.isArray(operation)) continue;
        const { operationId } = operation;
        const add = (node: unknown, role: string) => this.#follow(node, { operationId, role }, new Set());
        add([item.parameters, operation.parameters], 'parameters');
        add(operation.requestBody, 'request');
        for (const [status, response] of Object.entries(operation.responses))
          add(response, `response ${status}`);
      }
      void path;
    }
    for (const [name, response] of Object.entries(document['x-gateway-server'] ?? {}))
      this.#follow(response, { operationId: `server.${name}`, role: 'response' }, new Set());
  }

  /** Returns the uses of a pointer. Empty when no operation uses it. */
  of(pointer: string): Use[] {
    const [top, ...rest] = keysOf(pointer);
    if (top === 'paths') return this.#ofPath(rest);
    if (top === 'x-gateway-server') return [{ operationId: `server.${rest[0] ?? ''}`, role: 'response' }];
    if (top !== 'components') return [];
    return [...(this.#uses.get(`#/components/${rest.slice(0, 2).join('/')}`)?.values() ?? [])];
  }

  #ofPath([path = '', method, part, status, ...rest]: string[]): Use[] {
    const item = this.#document.paths[path] ?? {};
    const chosen = methods.filter((one) => method === one || !methods.some((known) => known === method));
    return chosen.flatMap((one) => {
      const operation = item[one];
      if (operation === undefined || Array.isArray(operation)) return [];
      return [{ operationId: operation.operationId, role: roleOf(part, status, rest) }];
    });
  }

  #follow(node: unknown, use: Use, seen: Set<string>): void {
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') this.#reference(value, use, seen);
      else this.#follow(value, key === EVENT_STREAM ? { ...use, role: 'events' } : use, seen);
    }
  }

  #reference(pointer: string, use: Use, seen: Set<string>): void {
    const visited = `${use.role} ${pointer}`;
    if (seen.has(visited)) return;
    seen.add(visited);
    const uses = this.#uses.get(pointer) ?? new Map<string, Use>();
    uses.set(`${use.operationId} ${use.role}`, use);
    this.#uses.set(pointer, uses);
    let node: unknown = this.#document;
    for (const key of keysOf(pointer)) node = (node as Record<string, unknown> | undefined)?.[key];
    this.#follow(node, use, seen);
  }
}

function roleOf(part: string | undefined, status: string | undefined, rest: string[]): string {
  if (part === 'requestBody') return 'request';
  if (part === 'parameters') return 'parameters';
  if (part !== 'responses') return 'operation';
  return rest.includes(EVENT_STREAM) ? 'events' : `response ${status ?? ''}`.trim();
}
