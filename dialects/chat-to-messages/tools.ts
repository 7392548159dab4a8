import type {
  ChatCompletionRequest,
  ChatFunctionDefinition,
  MessageCustomTool,
  MessageToolChoice,
} from '../../generated/contract.ts';
import { offeredFunctions, type FunctionChoice } from '../chat-request/tools.ts';
import { portableSchema } from '../json-schema.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';
import { outputSchema } from './output-schema.ts';
import { cacheMarkOf } from './prompt-cache.ts';
import type { Turn } from './turn.ts';

export interface Tools {
  tools: MessageCustomTool[];
  choice: MessageToolChoice;
}

/** Translates the tools of a request. Null without tools, because a choice alone is refused. */
export function toTools(
  body: ChatCompletionRequest,
  turns: readonly Turn[],
  refusesKeywords: boolean,
): Tools | null {
  const offered = offeredFunctions(body);
  if (offered === null) return toolsOfHistory(turns);
  const { functions, choice, parallel } = offered;
  const marks = marksByName(body);
  const single = choice.type !== 'none' && parallel === false;
  return {
    tools: functions.map((one) => ({
      ...customTool(one, refusesKeywords),
      ...(marks.get(one.name) ?? cacheMarkOf(one)),
    })),
    choice: { ...toolChoice(choice), ...(single ? { disable_parallel_tool_use: true } : {}) },
  };
}

/** Declares the tools that were called before, and forbids calls. Servers refuse a history with calls without tools. */
function toolsOfHistory(turns: readonly Turn[]): Tools | null {
  const names = new Set<string>();
  for (const { blocks } of turns) {
    for (const block of blocks) if (block.type === 'tool_use') names.add(String(block.name));
  }
  if (names.size === 0) return null;
  const tools = [...names].map((name): MessageCustomTool => ({ name, input_schema: { type: 'object' } }));
  return { tools, choice: { type: 'none' } };
}

/** Returns the marks that stand beside the functions, in their tools. */
function marksByName({ tools }: ChatCompletionRequest): Map<string, ReturnType<typeof cacheMarkOf>> {
  const marks = new Map<string, ReturnType<typeof cacheMarkOf>>();
  for (const tool of tools ?? []) {
    const mark = cacheMarkOf(tool);
    if (mark.cache_control && tool.type === 'function' && isRecord(tool.function))
      marks.set(String(tool.function['name']), mark);
  }
  return marks;
}

function customTool(
  { name, description, parameters, strict }: ChatFunctionDefinition,
  refusesKeywords: boolean,
): MessageCustomTool {
  const schema: JsonRecord = { type: 'object', ...parameters };
  return {
    name,
    ...(typeof description === 'string' && description !== '' ? { description } : {}),
    input_schema: strict === true && refusesKeywords ? outputSchema(schema) : portableSchema(schema),
    ...(strict === true ? { strict } : {}),
  };
}

function toolChoice(choice: FunctionChoice): MessageToolChoice {
  switch (choice.type) {
    case 'function':
      return { type: 'tool', name: choice.name };
    case 'required':
      return { type: 'any' };
    case 'none':
    case 'auto':
      return { type: choice.type };
  }
}
