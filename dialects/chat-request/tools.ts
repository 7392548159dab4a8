import type { ChatCompletionRequest, ChatFunctionDefinition, ChatTool } from '../../generated/contract.ts';
import { isRecord } from '../json-values.ts';
import { untranslatable } from '../untranslatable.ts';

/** The functions of a chat request, in the newer or the older form. */
export interface OfferedFunctions {
  /** Functions that may be called; those that are not allowed are excluded. */
  functions: ChatFunctionDefinition[];
  choice: FunctionChoice;
  /** Whether one response may call several functions. Null leaves it to the model. */
  parallel: boolean | null;
}

export type FunctionChoice = { type: 'none' | 'auto' | 'required' } | { type: 'function'; name: string };

/**
 * Reads the functions of a request. Null without tools, even if there is a tool choice. Throws `invalid_parameter` for
 * other tools and choices.
 */
export function offeredFunctions(body: ChatCompletionRequest): OfferedFunctions | null {
  const given = body.tools ?? [];
  const legacy = given.length === 0 ? (body.functions ?? []) : [];
  const functions = [...given.map((tool, index) => functionOf(tool, `tools[${index}]`)), ...legacy];
  if (functions.length === 0) return null;
  if (legacy.length > 0) return { functions, choice: legacyChoice(body.function_call), parallel: false };
  const { choice, only } = choiceOf(body.tool_choice);
  const allowed = only === null ? functions : functions.filter(({ name }) => only.has(name));
  if (allowed.length === 0) throw untranslatable('tool_choice', 'no allowed tool is among the tools');
  return { functions: allowed, choice, parallel: body.parallel_tool_calls ?? null };
}

function functionOf(tool: ChatTool, at: string): ChatFunctionDefinition {
  if (tool.type === 'function' && isFunction(tool.function)) return tool.function;
  throw untranslatable(at, `this model does not accept tools of the type '${tool.type}'`);
}

/** The contract's check has validated the rest. */
function isFunction(value: unknown): value is ChatFunctionDefinition {
  return isRecord(value) && typeof value['name'] === 'string';
}

interface ReadChoice {
  choice: FunctionChoice;
  /** The names that may be called. Null for all. */
  only: ReadonlySet<string> | null;
}

const MODES: Readonly<Record<string, FunctionChoice>> = {
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
  } else if (choice.type === 'function' && isFunction(choice.function)) {
    return { choice: { type: 'function', name: choice.function.name }, only: null };
  } else if (choice.type === 'allowed_tools' && isRecord(choice.allowed_tools)) {
    const { mode, tools } = choice.allowed_tools;
    const only = new Set((Array.isArray(tools) ? (tools as unknown[]) : []).flatMap(nameOf));
    return { choice: { type: mode === 'required' ? 'required' : 'auto' }, only };
  }
  throw untranslatable('tool_choice', 'this model does not support this tool choice');
}

function legacyChoice(choice: ChatCompletionRequest['function_call']): FunctionChoice {
  if (isRecord(choice) && typeof choice.name === 'string') return { type: 'function', name: choice.name };
  return { type: choice === 'none' ? 'none' : 'auto' };
}

function nameOf(tool: unknown): string[] {
  return isRecord(tool) && isFunction(tool['function']) ? [tool['function'].name] : [];
}
