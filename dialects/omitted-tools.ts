import type { JsonObject } from '../bodies/json-body.ts';
import type { Format } from './dialect.ts';
import { isRecord, type JsonRecord } from './json-values.ts';
import { isClientTool } from './message-tools.ts';

/** Most types that are named, and the form of a type that can stand in a header. */
const MAX_TYPES = 16;
const PLAIN_TYPE = /^[A-Za-z0-9_.-]{1,64}$/;
const OTHER_TYPE = 'other';

/**
 * Returns the types of a request's tools that its translation leaves out: their vendor runs them, or trained its models
 * for them, and no other format has them.
 */
export function omittedTools(format: Format, { tools }: JsonObject): readonly string[] {
  const types = new Set<string>();
  for (const tool of recordsOf(tools))
    for (const { type } of [tool, ...groupedTools(format, tool)])
      if (!IS_KEPT[format](type))
        types.add(typeof type === 'string' && PLAIN_TYPE.test(type) ? type : OTHER_TYPE);
  return [...types].slice(0, MAX_TYPES);
}

const IS_KEPT: Readonly<Record<Format, (type: unknown) => boolean>> = {
  chat: (type) => type === 'function' || type === 'custom',
  messages: (type) => isClientTool({ type }),
  responses: (type) => type === 'function' || type === 'custom' || type === 'namespace',
};

function groupedTools(format: Format, { type, tools }: JsonRecord): JsonRecord[] {
  return format === 'responses' && type === 'namespace' ? recordsOf(tools) : [];
}

function recordsOf(value: unknown): JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
