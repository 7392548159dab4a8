import type {
  ChatCompletionRequest,
  ChatFunctionDefinition,
  MessageCustomTool,
  MessageToolChoice,
} from '../../generated/contract.ts';
import { offeredFunctions, type FunctionChoice } from '../chat-request/tools.ts';
import { portableSchema } from '../json-schema.ts';
import type { JsonRecord } from '../json-values.ts';
import { toolsOfHistory } from '../message-request/tools-of-history.ts';
import { outputSchema } from './output-schema.ts';
import type { Turn } from './turn.ts';

export interface Tools {
  tools: MessageCustomTool[];
  choice: MessageToolChoice;
}

/** Translates the tools of a request. Null without tools, because a choice alone is refused. */
export function toTools(body: ChatCompletionRequest, turns: readonly Turn[]): Tools | null {
  const offered = offeredFunctions(body);
  if (offered === null) return calledTools(turns);
  const { functions, choice, parallel } = offered;
  const single = choice.type !== 'none' && parallel === false;
  return {
    tools: functions.map(customTool),
    choice: { ...toolChoice(choice), ...(single ? { disable_parallel_tool_use: true } : {}) },
  };
}

/** Declares the tools that were called before, and forbids calls. */
function calledTools(turns: readonly Turn[]): Tools | null {
  const tools = toolsOfHistory(turns.map(({ blocks }) => blocks));
  return tools.length === 0 ? null : { tools, choice: { type: 'none' } };
}

function customTool({ name, description, parameters, strict }: ChatFunctionDefinition): MessageCustomTool {
  const schema: JsonRecord = { type: 'object', ...parameters };
  return {
    name,
    ...(typeof description === 'string' && description !== '' ? { description } : {}),
    input_schema: strict === true ? outputSchema(schema) : portableSchema(schema),
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
