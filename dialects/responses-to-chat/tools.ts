import type {
  ChatFunctionTool,
  ChatToolChoice,
  ResponseAllowedToolsChoice,
  ResponseFunctionChoice,
  ResponseFunctionTool,
  ResponseRequest,
  ResponseTool,
} from '../../generated/contract.ts';
import { portableSchema } from '../json-schema.ts';
import { invalid } from './invalid.ts';

/** Nothing without tools: servers refuse an empty list, and a choice among none. */
export interface ChatTools {
  tools?: ChatFunctionTool[];
  tool_choice?: ChatToolChoice;
  parallel_tool_calls?: boolean;
}

/** Throws `invalid_parameter` for tools and choices that only servers of the responses format know. */
export function toChatTools(request: ResponseRequest): ChatTools {
  const choice = request.tool_choice ?? null;
  const tools = (request.tools ?? []).map(toChatTool);
  if (tools.length === 0) {
    if (choice === null || choice === 'auto' || choice === 'none') return {};
    throw invalid('tool_choice', 'there are no tools to choose from');
  }
  const parallel = request.parallel_tool_calls;
  return {
    tools,
    ...(choice === null ? {} : chosen(choice, tools)),
    ...(typeof parallel === 'boolean' ? { parallel_tool_calls: parallel } : {}),
  };
}

function toChatTool(given: ResponseTool, index: number): ChatFunctionTool {
  if (given.type !== 'function')
    throw invalid(`tools[${String(index)}].type`, 'the model takes no tools of this type');
  // The contract's check keeps `function` out of the open kind.
  const { name, description, parameters, strict } = given as ResponseFunctionTool;
  return {
    type: 'function',
    function: {
      name,
      ...(typeof description === 'string' ? { description } : {}),
      ...(parameters !== null && parameters !== undefined ? { parameters: portableSchema(parameters) } : {}),
      ...(typeof strict === 'boolean' ? { strict } : {}),
    },
  };
}

const MODES = new Set(['none', 'auto', 'required']);

function chosen(given: NonNullable<ResponseRequest['tool_choice']>, tools: ChatFunctionTool[]): ChatTools {
  if (typeof given === 'string') {
    if (MODES.has(given)) return { tool_choice: given };
    throw invalid('tool_choice', 'the choice must be none, auto, required or an object');
  }
  // As in `toChatTool`.
  const choice = given as ResponseAllowedToolsChoice | ResponseFunctionChoice;
  switch (choice.type) {
    case 'function':
      return { tool_choice: { type: 'function', function: { name: choice.name } } };
    case 'allowed_tools':
      return allowed(choice, tools);
    default:
      throw invalid('tool_choice.type', 'the model knows no choice of this type');
  }
}

/** Few servers know the form; without the other tools the model has the same choice on all. */
function allowed(
  { mode, tools: references }: ResponseAllowedToolsChoice,
  tools: ChatFunctionTool[],
): ChatTools {
  if (mode !== 'auto' && mode !== 'required')
    throw invalid('tool_choice.mode', 'the mode must be auto or required');
  const names = new Set(references.map((reference) => reference['name']));
  const left = tools.filter((tool) => names.has(tool.function.name));
  if (left.length === 0) throw invalid('tool_choice.tools', 'none of these is among the tools');
  return { tools: left, tool_choice: mode };
}
