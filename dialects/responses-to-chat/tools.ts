import type {
  ChatFunctionTool,
  ChatToolChoice,
  ResponseAllowedToolsChoice,
  ResponseRequest,
} from '../../generated/contract.ts';
import type { ToolNames } from '../tools/tool-names.ts';
import { declaredTools, functionOf, type DeclaredTool } from './declared-tools.ts';
import { invalid } from './invalid.ts';
import type { Fields, Loose } from '../values/json-values.ts';

/** The tools of a chat request. Empty without tools, because servers refuse an empty list and a choice alone. */
export interface ChatTools {
  tools?: ChatFunctionTool[];
  tool_choice?: ChatToolChoice;
  parallel_tool_calls?: boolean;
}

/**
 * Translates tools. Tools of types that the chat format does not have are left out. Throws `invalid_parameter` where the
 * choice demands one of them, and for choices that only servers of the responses format support.
 */
export function toChatTools(request: ResponseRequest, names: ToolNames): ChatTools {
  const choice = request.tool_choice ?? null;
  const given = request.tools ?? [];
  const declared = declaredTools({ ...request });
  const tools = chatTools(declared, names);
  const sentNames = (reference: Loose.ResponseFunctionTool & Fields<'namespace'>): string[] =>
    namesOf(reference, declared, names);
  const chosen = choice === null ? { tools } : chosenTools(choice, tools, sentNames);
  const mode = chosen.tool_choice;
  if (chosen.tools.length === 0) {
    if (mode === undefined || mode === 'auto' || mode === 'none') return {};
    throw invalid(
      'tool_choice',
      given.length === 0 ? 'there are no tools to choose from' : 'the model has none of the tools',
    );
  }
  const parallel = request.parallel_tool_calls;
  return { ...chosen, ...(typeof parallel === 'boolean' ? { parallel_tool_calls: parallel } : {}) };
}

/** Returns each tool once: a search may find a tool again. */
function chatTools(declared: readonly DeclaredTool[], names: ToolNames): ChatFunctionTool[] {
  const tools = new Map<string, ChatFunctionTool>();
  for (const one of declared) {
    const called = functionOf(one, names);
    if (!tools.has(called.name)) tools.set(called.name, { type: 'function', function: called });
  }
  return [...tools.values()];
}

type SentNames = (reference: Loose.ResponseFunctionTool & Fields<'namespace'>) => string[];

interface ChosenTools {
  tools: ChatFunctionTool[];
  tool_choice?: ChatToolChoice;
}

const MODES = new Set(['none', 'auto', 'required']);

function chosenTools(
  choice: NonNullable<ResponseRequest['tool_choice']>,
  tools: ChatFunctionTool[],
  sentNames: SentNames,
): ChosenTools {
  if (typeof choice === 'string') {
    if (MODES.has(choice)) return { tools, tool_choice: choice };
    throw invalid('tool_choice', 'the choice must be none, auto, required or an object');
  }
  if (choice.type === 'allowed_tools')
    // The contract's check validates choices of this type.
    return allowedTools(choice as ResponseAllowedToolsChoice, tools, sentNames);
  const [name] = choice.type === 'namespace' ? [] : sentNames(choice);
  if (name === undefined)
    throw invalid('tool_choice.type', 'the model does not support tool choices of this type');
  return { tools, tool_choice: { type: 'function', function: { name } } };
}

/** Translates `allowed_tools` to a request with only these tools, because few servers support the form. */
function allowedTools(
  { mode, tools: references }: ResponseAllowedToolsChoice,
  tools: ChatFunctionTool[],
  sentNames: SentNames,
): ChosenTools {
  if (mode !== 'auto' && mode !== 'required')
    throw invalid('tool_choice.mode', 'the mode must be auto or required');
  const allowed = new Set(references.flatMap(sentNames));
  const allowedOnes = tools.filter((tool) => allowed.has(tool.function.name));
  const areLeftOut = allowed.size === 0 && references.length > 0 && mode === 'auto';
  if (allowedOnes.length === 0 && !areLeftOut)
    throw invalid('tool_choice.tools', 'none of these is among the tools that the model has');
  return { tools: allowedOnes, tool_choice: mode };
}

/** Returns the names at the backend of the tools that a choice refers to. Empty for tools that exist at a vendor only. */
function namesOf(
  { type = 'function', name, namespace }: Loose.ResponseFunctionTool & Fields<'namespace'>,
  declared: readonly DeclaredTool[],
  names: ToolNames,
): string[] {
  if (typeof name !== 'string') return [];
  if (type === 'namespace')
    return declared.flatMap(({ tool }) => (tool.namespace === name ? names.sent(tool.name, name) : []));
  if (type !== 'function' && type !== 'custom') return [];
  return [names.sent(name, typeof namespace === 'string' ? namespace : null)];
}
