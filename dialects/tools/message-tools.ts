import type { MessageCustomTool, MessageRequest, MessageToolChoice } from '../../generated/contract.ts';
import { toolsOfHistory } from '../message-request/tools-of-history.ts';
import { ToolNames, type ClientTool } from './tool-names.ts';
import { untranslatable } from '../fields/untranslatable.ts';
import { isLoose, looseList, type Loose } from '../values/json-values.ts';

/** The tools of a messages request for a server of another format. */
export interface ClientTools {
  /** The tools that the client runs. */
  tools: MessageCustomTool[];
  choice: MessageToolChoice | null;
}

/**
 * Returns the tools that the client runs. Those of other types exist at their vendor only and are left out. Throws
 * `invalid_parameter` where the choice demands one of them.
 */
export function clientTools({
  tools: given,
  tool_choice: choice,
}: Pick<MessageRequest, 'tools' | 'tool_choice'>): ClientTools {
  const all = given ?? [];
  // The contract's check requires the properties of the client's own tools.
  const tools = all.filter((tool): tool is MessageCustomTool => isClientTool(tool));
  const name = choice?.type === 'tool' && 'name' in choice ? choice.name : null;
  const demandsOther =
    name !== null &&
    tools.every((tool) => tool.name !== name) &&
    all.some((tool) => 'name' in tool && tool.name === name);
  if (demandsOther || (choice?.type === 'any' && tools.length < all.length && tools.length === 0))
    throw untranslatable('tool_choice', 'this model does not have the tool that must be called');
  return { tools, choice: choice ?? null };
}

/**
 * Returns the names of a request's tools. Where it has none, they are those of the history, which some servers need.
 *
 * @param accepted the names that the server accepts, if these are fewer than usual
 */
export function messageToolNames({ tools, messages }: Loose.MessageRequest, accepted?: RegExp): ToolNames {
  const given = looseList<Loose.MessageTool>(tools).filter(isClientTool);
  const called =
    given.length > 0
      ? []
      : toolsOfHistory(looseList<Loose.MessageInput>(messages).map(({ content }) => content));
  return new ToolNames([...given, ...called].flatMap(namesOf), accepted);
}

/** Whether a response may have one call at most (`disable_parallel_tool_use`), which some vendors cannot be told. */
export function takesOneCall({ tool_choice: choice }: Loose.MessageRequest): boolean {
  return isLoose<Loose.MessageToolChoice>(choice) && choice.disable_parallel_tool_use === true;
}

/** Whether the client runs a tool of the messages format. */
export function isClientTool({ type }: { type?: unknown }): boolean {
  return type === undefined || type === null || type === 'custom';
}

function namesOf({ name }: { name?: unknown }): ClientTool[] {
  return typeof name === 'string' ? [{ type: 'function', name, namespace: null }] : [];
}
