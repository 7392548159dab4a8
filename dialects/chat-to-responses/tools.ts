import type {
  ChatCompletionRequest,
  ChatFunctionDefinition,
  ResponseCustomTool,
  ResponseFunctionTool,
  ResponseRequest,
  ResponseToolChoice,
} from '../../generated/contract.ts';
import { offeredTools, type OfferedChoice, type OfferedTool } from '../chat-request/tools.ts';
import type { CustomTool } from '../tools/custom-tools.ts';
import { parametersSchema } from '../values/json-schema.ts';
import { isRecord } from '../values/json-values.ts';
import type { ToolNames } from '../tools/tool-names.ts';

/** Translates the tools of a request. Empty without tools, because servers refuse a choice alone. */
export function toTools(
  body: ChatCompletionRequest,
  names: ToolNames,
): Pick<ResponseRequest, 'tools' | 'tool_choice' | 'parallel_tool_calls'> {
  const offered = offeredTools(body);
  if (offered === null) return {};
  const { tools, choice, parallel } = offered;
  return {
    tools: tools.map((tool) => responseTool(tool, names)),
    tool_choice: toolChoice(choice, names),
    ...(parallel === null ? {} : { parallel_tool_calls: parallel }),
  };
}

function responseTool(
  { type, definition }: OfferedTool,
  names: ToolNames,
): ResponseFunctionTool | ResponseCustomTool {
  const { description } = definition;
  const described = {
    name: names.sent(definition.name),
    ...(typeof description === 'string' && description !== '' ? { description } : {}),
  };
  return type === 'custom'
    ? { type, ...described, ...customFormat(definition) }
    : { type, ...described, ...functionFields(definition) };
}

/** `strict` is always set: the default is off in the chat format and on in this one. */
function functionFields({
  parameters,
  strict,
}: ChatFunctionDefinition): Pick<ResponseFunctionTool, 'parameters' | 'strict'> {
  return {
    parameters: parametersSchema(parameters ?? {}),
    strict: strict ?? false,
  };
}

/** Only the chat format has the grammar in an object of its own. */
function customFormat({ format }: CustomTool): Pick<ResponseCustomTool, 'format'> {
  if (format === null || format === undefined) return {};
  const { grammar, ...others } = format;
  return { format: isRecord(grammar) ? { ...others, ...grammar } : format };
}

function toolChoice(choice: OfferedChoice, names: ToolNames): ResponseToolChoice {
  return choice.type === 'tool' ? { type: choice.tool, name: names.sent(choice.name) } : choice.type;
}
