import { GatewayError } from '../../errors/gateway-error.ts';
import type { JsonObject } from '../../bodies/json-body.ts';
import type { ContractField } from '../support/contract-fields/contract-fields.ts';

export type Arrival = 'arrives' | 'is left out' | 'is refused' | { unexplained: string };

type Translate = (request: JsonObject) => JsonObject;

/** Says what becomes of a field in a translation. */
export function arrivalOf(field: ContractField, translate: Translate): Arrival {
  const results = field.values.map((value) => attempt(translate, field.carry(value)));
  const refusals = results.map((result) => result.refused);
  if (refusals.length > 0 && refusals.every((param) => param !== undefined)) {
    const [param = ''] = refusals;
    return names(param, field.path) ? 'is refused' : { unexplained: `refused with ${param}` };
  }
  const texts = results.map((result) => result.text ?? '');
  const isMarked = field.values.every((value) => typeof value === 'string' && value.startsWith('mark-'));
  if (isMarked && field.values.every((value, index) => holds(texts[index] ?? '', String(value))))
    return 'arrives';
  if (new Set(texts).size > 1)
    return isMarked && refusals.every((one) => one === undefined)
      ? { unexplained: `changes ${texts[0]}` }
      : 'arrives';
  if (!field.isOptional) return 'is left out';
  const without = attempt(translate, field.carry(undefined));
  return without.text === undefined || without.text === texts[0] ? 'is left out' : 'arrives';
}

/** Whether a text arrived, as it is or as the bytes of a file. */
function holds(text: string, value: string): boolean {
  return text.includes(value) || text.includes(Buffer.from(value).toString('base64'));
}

/** Returns a translation as JSON, or the field that it refuses. */
export function attempt(translate: Translate, request: JsonObject): { text?: string; refused?: string } {
  try {
    return { text: JSON.stringify(translate(plain(request))) };
  } catch (error) {
    if (error instanceof GatewayError && error.param !== null) return { refused: error.param };
    throw error;
  }
}

/** Returns a request as it is after it was sent. */
export function plain(request: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(request)) as JsonObject;
}

/** Whether an error names the field, something around it, the type of that, or something within the field. */
function names(param: string, path: string): boolean {
  const named = withoutPlaces(param.replace(/\.type$/, ''));
  const place = withoutPlaces(path);
  return `${place}.`.startsWith(`${named}.`) || named.startsWith(`${place}.`);
}

function withoutPlaces(path: string): string {
  return path.replaceAll(/\[[^\]]*\]/g, '');
}

/** A null that some servers require beside calls (contract). */
const KEPT_NULL = /^messages\.\d+\.content$/;

/** Returns the places of nulls in a request to a server. */
export function nullsIn(value: unknown, at: readonly string[] = []): string[] {
  if (value === null) return KEPT_NULL.test(at.join('.')) ? [] : [at.join('.')];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) => nullsIn(one, [...at, name]));
}
