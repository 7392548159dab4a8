import type { Format } from '../dialect.ts';
import { isClientTool } from './message-tools.ts';
import { isClientSearch, toolLists } from '../responses-to-chat/declared-tools.ts';
import { looseList, type Loose } from '../values/json-values.ts';

/** Most types that are named, and the form of a type that can stand in a header. */
const MAX_TYPES = 16;
const PLAIN_TYPE = /^[A-Za-z0-9_.-]{1,64}$/;
const OTHER_TYPE = 'other';
const RESPONSES_TYPES = new Set<unknown>(['function', 'custom', 'namespace']);

/**
 * Returns the types of a request's tools that its translation leaves out: their vendor runs them, or trained its models
 * for them, and no other format has them.
 */
export function omittedTools(format: Format, request: Loose.ChatCompletionRequest): readonly string[] {
  const types = new Set<string>();
  const lists = format === 'responses' ? toolLists(request) : [request.tools];
  for (const tool of lists.flatMap(looseList<Loose.ResponseTool>))
    for (const one of [tool, ...groupedTools(format, tool)])
      if (!IS_KEPT[format](one)) types.add(shownType(one));
  return [...types].slice(0, MAX_TYPES);
}

const IS_KEPT: Readonly<Record<Format, (tool: Loose.ResponseTool) => boolean>> = {
  chat: ({ type }) => type === 'function' || type === 'custom',
  messages: isClientTool,
  responses: (tool) => RESPONSES_TYPES.has(tool.type) || isClientSearch(tool),
};

function shownType({ type }: Loose.ResponseTool): string {
  return typeof type === 'string' && PLAIN_TYPE.test(type) ? type : OTHER_TYPE;
}

function groupedTools(format: Format, { type, tools }: Loose.ResponseTool): Loose.ResponseTool[] {
  return format === 'responses' && type === 'namespace' ? looseList<Loose.ResponseTool>(tools) : [];
}
