import type {
  ChatCompletionRequest,
  ChatFunctionDefinition,
  ChatTool,
  MessageCustomTool,
  MessageToolChoice,
} from '../../generated/contract.ts';
import { portableSchema } from '../json-schema.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';
import { outputSchema } from './output-schema.ts';
import { untranslatable } from '../untranslatable.ts';
import type { Turn } from './turn.ts';

export interface Tools {
  tools: MessageCustomTool[];
  choice: MessageToolChoice;
}

/** Null without tools: a choice alone is refused. */
export function toTools(body: ChatCompletionRequest, turns: readonly Turn[]): Tools | null {
  const given = body.tools ?? [];
  const legacy = given.length === 0 ? (body.functions ?? []) : [];
  const tools = [
    ...given.map((tool, index) => definitionOf(tool, `tools.${index}`)),
    ...legacy.map(customTool),
  ];
  if (tools.length === 0) return toolsOfHistory(turns);
  const { type, name, only } =
    legacy.length > 0 ? legacyChoice(body.function_call) : choiceOf(body.tool_choice);
  const allowed = only === undefined ? tools : tools.filter((tool) => only.has(tool.name));
  if (allowed.length === 0) throw untranslatable('tool_choice', 'no allowed tool is among the tools');
  const single = type !== 'none' && (legacy.length > 0 || body.parallel_tool_calls === false);
  return {
    tools: allowed,
    choice: {
      type,
      ...(name === undefined ? {} : { name }),
      ...(single ? { disable_parallel_tool_use: true } : {}),
    },
  };
}

/** A history with calls is refused where no tools are defined; so they are, and not to be called. */
function toolsOfHistory(turns: readonly Turn[]): Tools | null {
  const names = new Set<string>();
  for (const { blocks } of turns) {
    for (const block of blocks) if (block.type === 'tool_use') names.add(String(block.name));
  }
  if (names.size === 0) return null;
  const tools = [...names].map((name): MessageCustomTool => ({ name, input_schema: { type: 'object' } }));
  return { tools, choice: { type: 'none' } };
}

function definitionOf(tool: ChatTool, at: string): MessageCustomTool {
  if (tool.type === 'function' && isFunction(tool.function)) return customTool(tool.function);
  throw untranslatable(at, `this model does not take tools of the type '${tool.type}'`);
}

/** The contract's check has seen to the rest. */
function isFunction(value: unknown): value is ChatFunctionDefinition {
  return isRecord(value) && typeof value['name'] === 'string';
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

interface Choice {
  type: 'none' | 'auto' | 'any' | 'tool';
  /** Of the tool to call. */
  name?: string;
  /** The names that may be called. */
  only?: ReadonlySet<string>;
}

const CHOICES: Readonly<Record<string, Choice>> = {
  none: { type: 'none' },
  auto: { type: 'auto' },
  required: { type: 'any' },
  any: { type: 'any' },
};

function choiceOf(choice: ChatCompletionRequest['tool_choice']): Choice {
  if (choice === null || choice === undefined) return { type: 'auto' };
  if (typeof choice === 'string') {
    const known = CHOICES[choice];
    if (known !== undefined) return known;
  } else if (choice.type === 'function' && isFunction(choice.function)) {
    return { type: 'tool', name: choice.function.name };
  } else if (choice.type === 'allowed_tools' && isRecord(choice.allowed_tools)) {
    const { mode, tools } = choice.allowed_tools;
    const only = new Set((Array.isArray(tools) ? (tools as unknown[]) : []).flatMap(nameOf));
    return { type: mode === 'required' ? 'any' : 'auto', only };
  }
  throw untranslatable('tool_choice', 'this model does not know that choice');
}

function legacyChoice(choice: ChatCompletionRequest['function_call']): Choice {
  if (isRecord(choice) && typeof choice.name === 'string') return { type: 'tool', name: choice.name };
  return { type: choice === 'none' ? 'none' : 'auto' };
}

function nameOf(tool: unknown): string[] {
  return isRecord(tool) && isFunction(tool['function']) ? [tool['function'].name] : [];
}
