import type {
  ChatCompletionRequest,
  ChatFunctionDefinition,
  ResponseFunctionTool,
  ResponseRequest,
  ResponseToolChoice,
} from '../../generated/contract.ts';
import { offeredFunctions, type FunctionChoice } from '../chat-request/tools.ts';
import { portableSchema } from '../json-schema.ts';

/** Nothing without tools: servers refuse a choice among none. */
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

/** `strict` is always said: where a chat request says nothing it is off, while in this format it is on (OpenAI's own default). */
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
