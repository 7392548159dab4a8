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

/** The tools of a chat request. Empty without tools, because servers refuse an empty list and a choice alone. */
export interface ChatTools {
  tools?: ChatFunctionTool[];
  tool_choice?: ChatToolChoice;
  parallel_tool_calls?: boolean;
}

/** Translates tools. Throws `invalid_parameter` for tools and choices that only servers of the responses format support. */
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
    throw invalid(`tools[${String(index)}].type`, 'the model does not accept tools of this type');
  // The contract's check validates tools of the type `function`.
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
      throw invalid('tool_choice.type', 'the model does not support tool choices of this type');
  }
}

/** Translates `allowed_tools` to a request with only these tools, because few servers support the form. */
function allowed(
  { mode, tools: references }: ResponseAllowedToolsChoice,
  tools: ChatFunctionTool[],
): ChatTools {
  if (mode !== 'auto' && mode !== 'required')
    throw invalid('tool_choice.mode', 'the mode must be auto or required');
  const names = new Set(references.map((reference) => reference['name']));
  const allowedTools = tools.filter((tool) => names.has(tool.function.name));
  if (allowedTools.length === 0) throw invalid('tool_choice.tools', 'none of these is among the tools');
  return { tools: allowedTools, tool_choice: mode };
}
