import type {
  ChatFunctionTool,
  ChatToolChoice,
  MessageCustomTool,
  MessageRequest,
  MessageToolChoice,
  MessageToolChoiceMode,
  MessageToolChoiceTool,
} from '../../generated/types/types.gen.ts';
import { parametersSchema } from '../values/json-schema.ts';
import { clientTools } from '../tools/message-tools.ts';
import type { ToolNames } from '../tools/tool-names.ts';
import { invalid } from './input-block.ts';

/** The tools of a chat request. Empty without tools, because servers refuse an empty list and a choice alone. */
export interface ChatTools {
  tools?: ChatFunctionTool[];
  tool_choice?: ChatToolChoice;
  parallel_tool_calls?: boolean;
}

/** Translates tools. Throws `invalid_parameter` for choices that only servers of the messages format support. */
export function toChatTools(request: MessageRequest, names: ToolNames): ChatTools {
  const { tools, choice } = clientTools(request);
  if (tools.length === 0) return {};
  const written: ChatTools = { tools: tools.map((tool) => toChatTool(tool, names)) };
  if (choice === null) return written;
  written.tool_choice = toChatToolChoice(choice, names);
  const single = choice.disable_parallel_tool_use;
  if (typeof single === 'boolean' && choice.type !== 'none') written.parallel_tool_calls = !single;
  return written;
}

function toChatTool(
  { name, description, input_schema, strict }: MessageCustomTool,
  names: ToolNames,
): ChatFunctionTool {
  return {
    type: 'function',
    function: {
      name: names.sent(name),
      ...(typeof description === 'string' ? { description } : {}),
      parameters: parametersSchema(input_schema),
      ...(typeof strict === 'boolean' ? { strict } : {}),
    },
  };
}

const MODES: Readonly<Record<string, ChatToolChoice>> = { auto: 'auto', any: 'required', none: 'none' };

function toChatToolChoice(given: MessageToolChoice, names: ToolNames): ChatToolChoice {
  // The contract's check validates choices of the type `tool`.
  const choice = given as MessageToolChoiceTool | (MessageToolChoiceMode & { type: 'auto' });
  if (choice.type === 'tool') return { type: 'function', function: { name: names.sent(choice.name) } };
  const mode = MODES[choice.type];
  if (mode === undefined)
    throw invalid('tool_choice.type', 'the model does not support tool choices of this type');
  return mode;
}
