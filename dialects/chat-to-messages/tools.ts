import type {
  ChatCompletionRequest,
  MessageCustomTool,
  MessageToolChoice,
} from '../../generated/contract.ts';
import { offeredTools, type OfferedChoice, type OfferedTool } from '../chat-request/tools.ts';
import { functionForCustomTool } from '../tools/custom-tools.ts';
import { portableSchema } from '../values/json-schema.ts';
import { isLoose, type Loose } from '../values/json-values.ts';
import { toolsOfHistory } from '../message-request/tools-of-history.ts';
import type { ToolNames } from '../tools/tool-names.ts';
import { objectSchema } from './object-schema.ts';
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
  names: ToolNames,
  refusesKeywords: boolean,
): Tools | null {
  const offered = offeredTools(body);
  if (offered === null) return calledTools(turns);
  const { tools, choice, parallel } = offered;
  const marks = marksByName(body);
  const single = choice.type !== 'none' && parallel === false;
  return {
    tools: tools.map((tool) => ({
      ...customTool(tool, names, refusesKeywords),
      ...(marks.get(tool.definition.name) ?? cacheMarkOf(tool.definition)),
    })),
    choice: { ...toolChoice(choice, names), ...(single ? { disable_parallel_tool_use: true } : {}) },
  };
}

/** Declares the tools that were called before, and forbids calls. */
function calledTools(turns: readonly Turn[]): Tools | null {
  const tools = toolsOfHistory(turns.map(({ blocks }) => blocks));
  return tools.length === 0 ? null : { tools, choice: { type: 'none' } };
}

/** Returns the marks that stand beside the functions, in their tools. */
function marksByName({ tools }: ChatCompletionRequest): Map<string, ReturnType<typeof cacheMarkOf>> {
  const marks = new Map<string, ReturnType<typeof cacheMarkOf>>();
  for (const tool of tools ?? []) {
    const mark = cacheMarkOf(tool);
    if (
      mark.cache_control &&
      tool.type === 'function' &&
      isLoose<Loose.ChatFunctionDefinition>(tool.function)
    )
      marks.set(String(tool.function.name), mark);
  }
  return marks;
}

function customTool(tool: OfferedTool, names: ToolNames, refusesKeywords: boolean): MessageCustomTool {
  const { name, description, parameters, strict } =
    tool.type === 'custom' ? functionForCustomTool(tool.definition) : tool.definition;
  const schema = objectSchema({ ...parameters, type: 'object' });
  return {
    name: names.sent(name),
    ...(typeof description === 'string' && description !== '' ? { description } : {}),
    input_schema: strict === true && refusesKeywords ? outputSchema(schema) : portableSchema(schema),
    ...(strict === true ? { strict } : {}),
  };
}

function toolChoice(choice: OfferedChoice, names: ToolNames): MessageToolChoice {
  switch (choice.type) {
    case 'tool':
      return { type: 'tool', name: names.sent(choice.name) };
    case 'required':
      return { type: 'any' };
    case 'none':
    case 'auto':
      return { type: choice.type };
  }
}
