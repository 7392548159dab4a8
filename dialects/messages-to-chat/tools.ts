import type {
  ChatFunctionTool,
  ChatToolChoice,
  MessageCustomTool,
  MessageTool,
  MessageToolChoice,
  MessageToolChoiceMode,
  MessageToolChoiceTool,
} from '../../generated/types/types.gen.ts';
import { portableSchema } from '../json-schema.ts';
import { invalid } from './input-block.ts';

/** The tools of a chat request. Empty without tools, because servers refuse an empty list and a choice alone. */
export interface ChatTools {
  tools?: ChatFunctionTool[];
  tool_choice?: ChatToolChoice;
  parallel_tool_calls?: boolean;
}

/** Translates tools. Throws `invalid_parameter` for tools and choices that only servers of the messages format support. */
export function toChatTools(
  tools: readonly MessageTool[] | null | undefined,
  choice: MessageToolChoice | null | undefined,
): ChatTools {
  if (tools === null || tools === undefined || tools.length === 0) return {};
  const written: ChatTools = { tools: tools.map(toChatTool) };
  if (choice === null || choice === undefined) return written;
  written.tool_choice = toChatToolChoice(choice);
  const single = choice.disable_parallel_tool_use;
  if (typeof single === 'boolean' && choice.type !== 'none') written.parallel_tool_calls = !single;
  return written;
}

function toChatTool(tool: MessageTool, index: number): ChatFunctionTool {
  if (!isCustom(tool))
    throw invalid(`tools[${String(index)}].type`, 'the model does not accept tools of this type');
  const { name, description, input_schema, strict } = tool;
  return {
    type: 'function',
    function: {
      name,
      ...(typeof description === 'string' ? { description } : {}),
      parameters: portableSchema(input_schema),
      ...(typeof strict === 'boolean' ? { strict } : {}),
    },
  };
}

function isCustom(tool: MessageTool): tool is MessageCustomTool {
  return tool.type === undefined || tool.type === null || tool.type === 'custom';
}

const MODES: Readonly<Record<string, ChatToolChoice>> = { auto: 'auto', any: 'required', none: 'none' };

function toChatToolChoice(given: MessageToolChoice): ChatToolChoice {
  // The contract's check validates choices of the type `tool`.
  const choice = given as MessageToolChoiceTool | (MessageToolChoiceMode & { type: 'auto' });
  if (choice.type === 'tool') return { type: 'function', function: { name: choice.name } };
  const mode = MODES[choice.type];
  if (mode === undefined)
    throw invalid('tool_choice.type', 'the model does not support tool choices of this type');
  return mode;
}
