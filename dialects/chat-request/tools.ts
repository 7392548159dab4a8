import type {
  ChatCompletionRequest,
  ChatCustomTool,
  ChatFunctionDefinition,
} from '../../generated/contract.ts';
import { ToolNames, type ClientTool } from '../tools/tool-names.ts';
import { untranslatable } from '../fields/untranslatable.ts';
import { isLoose, looseList, type Fields, type Loose } from '../values/json-values.ts';

/** A function, or a tool that takes free text. */
export type OfferedTool =
  | { type: 'function'; definition: ChatFunctionDefinition }
  | { type: 'custom'; definition: ChatCustomTool['custom'] };

/** The tools of a chat request, in the newer or the older form. */
export interface OfferedTools {
  /** Tools that may be called; those that are not allowed, and those that only a vendor has, are excluded. */
  tools: OfferedTool[];
  choice: OfferedChoice;
  /** Whether one response may have several calls. Null leaves it to the model. */
  parallel: boolean | null;
}

export type OfferedChoice =
  | { type: 'none' | 'auto' | 'required' }
  | { type: 'tool'; tool: OfferedTool['type']; name: string };

/**
 * Reads the tools of a request. Null without tools, even if there is a tool choice. Tools of other types are left out.
 * Throws `invalid_parameter` where the choice demands one of them, and for other choices.
 */
export function offeredTools(body: ChatCompletionRequest): OfferedTools | null {
  const given = body.tools ?? [];
  const legacy = given.length === 0 ? (body.functions ?? []) : [];
  if (legacy.length > 0)
    return { tools: legacy.map(functionTool), choice: legacyChoice(body.function_call), parallel: false };
  const tools = given.flatMap(offeredTool);
  if (given.length === 0) return null;
  const { choice, only } = choiceOf(body.tool_choice);
  const allowed = only === null ? tools : tools.filter(({ definition }) => only.has(definition.name));
  if (allowed.length > 0) return { tools: allowed, choice, parallel: body.parallel_tool_calls ?? null };
  if (tools.length === given.length)
    throw untranslatable('tool_choice', 'no allowed tool is among the tools');
  if (choice.type === 'auto' || choice.type === 'none') return null;
  throw untranslatable('tool_choice', 'this model has none of the tools that may be called');
}

/** Returns the tools of a request as its client names them. */
export function chatToolNames({ tools, functions }: Loose.ChatCompletionRequest): ToolNames {
  const given = [...looseList<Loose.ChatTool>(tools), ...looseList<Loose.ChatTool>(functions)];
  return new ToolNames(given.flatMap(clientTool));
}

function clientTool(tool: Loose.ChatTool): ClientTool[] {
  const { type = 'function', function: called = tool, custom } = tool;
  const named = type === 'custom' ? custom : called;
  if ((type !== 'function' && type !== 'custom') || !isNamed(named)) return [];
  return [{ type, name: named.name, namespace: null }];
}

function offeredTool({ type, function: called, custom }: Loose.ChatTool): OfferedTool[] {
  // The contract's check has validated the rest of both.
  if (type === 'function' && isNamed(called)) return [functionTool(called)];
  return type === 'custom' && isNamed(custom) ? [{ type, definition: custom }] : [];
}

function functionTool(definition: ChatFunctionDefinition): OfferedTool {
  return { type: 'function', definition };
}

function isNamed(value: unknown): value is { name: string } {
  return isLoose<Loose.ChatFunctionName>(value) && typeof value.name === 'string';
}

interface ReadChoice {
  choice: OfferedChoice;
  /** The names that may be called. Null for all. */
  only: ReadonlySet<string> | null;
}

const MODES: Readonly<Record<string, OfferedChoice>> = {
  none: { type: 'none' },
  auto: { type: 'auto' },
  required: { type: 'required' },
  any: { type: 'required' },
};

/**
 * Reads the tool choice. Few servers support `allowed_tools`, so the other tools are left out instead, with the same
 * mode.
 */
function choiceOf(choice: ChatCompletionRequest['tool_choice']): ReadChoice {
  if (choice === null || choice === undefined) return { choice: { type: 'auto' }, only: null };
  if (typeof choice === 'string') {
    const known = MODES[choice];
    if (known !== undefined) return { choice: known, only: null };
  } else if (choice.type === 'function' && isNamed(choice.function)) {
    return { choice: { type: 'tool', tool: 'function', name: choice.function.name }, only: null };
  } else if (choice.type === 'custom' && 'custom' in choice && isNamed(choice['custom'])) {
    return { choice: { type: 'tool', tool: 'custom', name: choice['custom'].name }, only: null };
  } else if (choice.type === 'allowed_tools' && isLoose<Fields<'mode' | 'tools'>>(choice.allowed_tools)) {
    const { mode, tools } = choice.allowed_tools;
    const only = new Set(looseList<Loose.ChatTool>(tools).flatMap(namesOf));
    return { choice: { type: mode === 'required' ? 'required' : 'auto' }, only };
  }
  throw untranslatable('tool_choice', 'this model does not support this tool choice');
}

function legacyChoice(choice: ChatCompletionRequest['function_call']): OfferedChoice {
  if (isNamed(choice)) return { type: 'tool', tool: 'function', name: choice.name };
  return { type: choice === 'none' ? 'none' : 'auto' };
}

function namesOf(tool: Loose.ChatTool): string[] {
  return clientTool(tool).map(({ name }) => name);
}
