import type { JsonObject } from '../../bodies/json-body.ts';
import { isLoose, withEach, type Fields, type Loose } from '../values/json-values.ts';

/** A tool of responses or messages, which have its members beside its type. */
type FlatTool = Fields<
  | 'type'
  | 'name'
  | 'description'
  | 'parameters'
  | 'input_schema'
  | 'strict'
  | 'format'
  | 'function'
  | 'custom'
>;

/** Returns the tools of a request with their members where chat has them; empty where they are there. */
export function nestedTools(tools: unknown): JsonObject {
  const nested = withEach(tools, nestedTool);
  return nested === tools ? {} : { tools: nested };
}

function nestedTool(tool: unknown): unknown {
  if (!isLoose<FlatTool>(tool) || typeof tool.name !== 'string') return tool;
  const { type = null, name, description, strict, format, input_schema: schema } = tool;
  const { parameters = schema } = tool;
  if (tool.function !== undefined || tool.custom !== undefined) return tool;
  if (type === 'custom' && schema === undefined)
    return { type, custom: defined({ name, description, format: nestedFormat(format) }) };
  if (type !== null && type !== 'function' && type !== 'custom') return tool;
  return { type: 'function', function: defined({ name, description, parameters, strict }) };
}

/** Only chat has the grammar in an object of its own. */
function nestedFormat(format: unknown): unknown {
  if (!isLoose<Fields<'type' | 'definition' | 'syntax' | 'grammar'>>(format)) return format;
  const { definition, syntax, grammar, ...others } = format;
  return definition === undefined || grammar !== undefined
    ? format
    : { ...others, grammar: defined({ definition, syntax }) };
}

const MODES: Readonly<Record<string, string>> = { auto: 'auto', any: 'required', none: 'none' };

type FlatChoice = Fields<'type' | 'name' | 'mode' | 'tools' | 'disable_parallel_tool_use'>;

/** Returns the choice of a tool in the form of chat; empty where it has this form. */
export function nestedChoice(choice: unknown): JsonObject {
  if (!isLoose<Loose.ChatFunctionToolChoice & Loose.ChatAllowedToolsChoice & FlatChoice>(choice)) return {};
  const { type, name, mode, tools, disable_parallel_tool_use: single } = choice;
  const known = typeof type === 'string' ? MODES[type] : undefined;
  if (known !== undefined || type === 'tool') {
    const parallel = typeof single === 'boolean' ? { parallel_tool_calls: !single } : {};
    return { tool_choice: known ?? { type: 'function', function: { name } }, ...parallel };
  }
  if (type === 'function' && choice.function === undefined && typeof name === 'string')
    return { tool_choice: { type, function: { name } } };
  if (type === 'custom' && typeof name === 'string') return { tool_choice: { type, custom: { name } } };
  if (type === 'allowed_tools' && choice.allowed_tools === undefined && Array.isArray(tools))
    return { tool_choice: { type, allowed_tools: { mode, tools: withEach(tools, nestedTool) } } };
  return {};
}

/** Leaves out what is undefined, which JSON does not have. */
function defined(members: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
