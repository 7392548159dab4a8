import type {
  ChatFunctionDefinition,
  ResponseCustomTool,
  ResponseFunctionTool,
} from '../../generated/contract.ts';
import { functionForCustomTool } from '../tools/custom-tools.ts';
import { parametersSchema } from '../values/json-schema.ts';
import { isRecord, looseList, type Fields, type Loose } from '../values/json-values.ts';
import { ToolNames, type ClientTool } from '../tools/tool-names.ts';
import { inputItems, itemType } from './items.ts';

/** A tool that the client runs, in a group or not. */
export interface DeclaredTool {
  tool: ClientTool;
  definition: ResponseFunctionTool | ResponseCustomTool;
  /** What the request says about the tool's group. Empty except for the group's first tool, so that it is sent once. */
  groupDescription: string;
}

/** The name of a search for tools, which has none in the responses format. */
export const TOOL_SEARCH = 'tool_search';

/** Items that declare tools: those that a search has found, and those that Codex declares in place of `tools`. */
const DECLARING_TYPES: ReadonlySet<string> = new Set(['tool_search_output', 'additional_tools']);

/** Returns all lists of tools in a request. */
export function toolLists(request: Loose.ResponseRequest): unknown[] {
  const declaring = inputItems(request).filter((item) => DECLARING_TYPES.has(itemType(item)));
  return [request, ...declaring].map(({ tools }: Fields<'tools'>) => tools);
}

/** Returns the tools of a request that the client runs. Tools of other types exist at their vendors only. */
export function declaredTools(request: Loose.ResponseRequest): DeclaredTool[] {
  return toolLists(request).flatMap(toolsIn);
}

/** Returns the tools that the client runs in a list of tools. */
export function toolsIn(tools: unknown): DeclaredTool[] {
  return looseList<Loose.ResponseTool>(tools).flatMap((tool) => {
    if (tool.type === 'namespace') return groupOf(tool);
    return isClientSearch(tool) ? searchOf(tool) : toolOf(tool, null);
  });
}

/** Whether the client runs a search for tools. */
export function isClientSearch({ type, execution }: Loose.ResponseTool & Fields<'execution'>): boolean {
  return type === 'tool_search' && execution === 'client';
}

function searchOf(tool: Loose.ResponseTool): DeclaredTool[] {
  return toolOf({ ...tool, type: 'function', name: TOOL_SEARCH }, null).map((declared) => ({
    ...declared,
    tool: { ...declared.tool, type: 'tool_search' },
  }));
}

/** Returns the names of a request's tools. */
export function responseToolNames(request: Loose.ResponseRequest): ToolNames {
  return new ToolNames(declaredTools(request).map(({ tool }) => tool));
}

/** Returns the function that the model gets for a tool. */
export function functionOf(declared: DeclaredTool, names: ToolNames): ChatFunctionDefinition {
  const { tool, definition, groupDescription } = declared;
  const { description, parameters, strict } = chatFunction(definition);
  const own = typeof description === 'string' ? description : '';
  const texts = [groupDescription, own].filter((text) => text !== '');
  return {
    name: names.sent(tool.name, tool.namespace),
    ...(texts.length > 0 || typeof description === 'string' ? { description: texts.join('\n\n') } : {}),
    ...(isRecord(parameters) ? { parameters: parametersSchema(parameters) } : {}),
    ...(typeof strict === 'boolean' ? { strict } : {}),
  };
}

function chatFunction(
  definition: DeclaredTool['definition'],
): Pick<ChatFunctionDefinition, 'description' | 'parameters' | 'strict'> {
  return definition.type === 'custom' ? functionForCustomTool(definition) : definition;
}

function groupOf({ name, description, tools }: Loose.ResponseNamespaceTool): DeclaredTool[] {
  const group = looseList<Loose.ResponseTool>(tools).flatMap((tool) => toolOf(tool, String(name)));
  const [first] = group;
  if (first !== undefined && typeof description === 'string' && description !== '')
    first.groupDescription = `${String(name)}: ${description}`;
  return group;
}

function toolOf(tool: Loose.ResponseTool, namespace: string | null): DeclaredTool[] {
  const { type, name } = tool;
  if ((type !== 'function' && type !== 'custom') || typeof name !== 'string') return [];
  // The contract's check has validated the rest of both types in the request's own tools.
  const definition = tool as DeclaredTool['definition'];
  return [{ tool: { type, name, namespace }, definition, groupDescription: '' }];
}
