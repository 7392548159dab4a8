import type {
  ChatCompletionRequest,
  MessageCustomTool,
  MessageToolChoice,
} from '../../generated/contract.ts';
import { offeredTools, type OfferedChoice, type OfferedTool } from '../chat-request/tools.ts';
import { functionForCustomTool } from '../custom-tools.ts';
import { portableSchema } from '../json-schema.ts';
import type { JsonRecord } from '../json-values.ts';
import { toolsOfHistory } from '../message-request/tools-of-history.ts';
import type { ToolNames } from '../tool-names.ts';
import { outputSchema } from './output-schema.ts';
import type { Turn } from './turn.ts';

export interface Tools {
  tools: MessageCustomTool[];
  choice: MessageToolChoice;
}

/** Translates the tools of a request. Null without tools, because a choice alone is refused. */
export function toTools(body: ChatCompletionRequest, turns: readonly Turn[], names: ToolNames): Tools | null {
  const offered = offeredTools(body);
  if (offered === null) return calledTools(turns);
  const { tools, choice, parallel } = offered;
  const single = choice.type !== 'none' && parallel === false;
  return {
    tools: tools.map((tool) => customTool(tool, names)),
    choice: { ...toolChoice(choice, names), ...(single ? { disable_parallel_tool_use: true } : {}) },
  };
}

/** Declares the tools that were called before, and forbids calls. */
function calledTools(turns: readonly Turn[]): Tools | null {
  const tools = toolsOfHistory(turns.map(({ blocks }) => blocks));
  return tools.length === 0 ? null : { tools, choice: { type: 'none' } };
}

function customTool(tool: OfferedTool, names: ToolNames): MessageCustomTool {
  const { name, description, parameters, strict } =
    tool.type === 'custom' ? functionForCustomTool(tool.definition) : tool.definition;
  const schema: JsonRecord = { type: 'object', ...parameters };
  return {
    name: names.sent(name),
    ...(typeof description === 'string' && description !== '' ? { description } : {}),
    input_schema: strict === true ? outputSchema(schema) : portableSchema(schema),
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
