import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { GatewayError } from '../errors/gateway-error.ts';
import { parseJsonObject, type JsonObject } from './json-body.ts';
import type { JsonScan } from './json-scan.ts';

export interface ParseOrder {
  id: number;
  path: string;
}

export type ParseAnswer =
  | { id: number; value: JsonObject; scan: JsonScan }
  | { id: number; refusal: string }
  | { id: number; fault: string };

/** Handing over more values than this would stop the main thread for too long. */
const MAX_VALUES = 2_000_000;

/** How many values a body holds, up to the bound; iterative, since a body may be as wide as it is large. */
function countValues(root: unknown): number {
  const open: unknown[] = [root];
  let count = 0;
  while (open.length > 0 && count <= MAX_VALUES) {
    const value = open.pop();
    count += 1;
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value) && value.length > MAX_VALUES) return value.length;
    for (const child of Object.values(value)) open.push(child);
  }
  return count;
}

function parseFile(order: ParseOrder): ParseAnswer {
  try {
    const { value, scan } = parseJsonObject(readFileSync(order.path));
    if (countValues(value) > MAX_VALUES) {
      return {
        id: order.id,
        refusal: `failed to parse route metadata from request body: more than ${MAX_VALUES} values`,
      };
    }
    return { id: order.id, value, scan };
  } catch (error) {
    if (error instanceof GatewayError) return { id: order.id, refusal: error.publicMessage };
    return { id: order.id, fault: error instanceof Error ? error.message : 'unknown' };
  }
}

parentPort?.on('message', (order: ParseOrder) => parentPort?.postMessage(parseFile(order)));
