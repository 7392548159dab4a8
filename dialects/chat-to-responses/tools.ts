import type {
  ChatCompletionRequest,
  ChatFunctionDefinition,
  ResponseFunctionTool,
  ResponseRequest,
  ResponseToolChoice,
} from '../../generated/contract.ts';
import { offeredFunctions, type FunctionChoice } from '../chat-request/tools.ts';
import { portableSchema } from '../json-schema.ts';

/** Translates the tools of a request. Empty without tools, because servers refuse a choice alone. */
export function toTools(
  body: ChatCompletionRequest,
): Pick<ResponseRequest, 'tools' | 'tool_choice' | 'parallel_tool_calls'> {
  const offered = offeredFunctions(body);
  if (offered === null) return {};
  const { functions, choice, parallel } = offered;
  return {
    tools: functions.map(functionTool),
    tool_choice: toolChoice(choice),
    ...(parallel === null ? {} : { parallel_tool_calls: parallel }),
  };
}

/** Translates a function. `strict` is always set: the default is off in the chat format and on in this one. */
function functionTool({
  name,
  description,
  parameters,
  strict,
}: ChatFunctionDefinition): ResponseFunctionTool {
  return {
    type: 'function',
    name,
    ...(typeof description === 'string' && description !== '' ? { description } : {}),
    parameters: portableSchema(parameters ?? { type: 'object', properties: {} }),
    strict: strict ?? false,
  };
}

function toolChoice(choice: FunctionChoice): ResponseToolChoice {
  return choice.type === 'function' ? { type: 'function', name: choice.name } : choice.type;
}
