import type {
  ChatFunctionDefinition,
  ResponseCustomTool,
  ResponseFunctionTool,
} from '../../generated/contract.ts';
import { functionForCustomTool } from '../custom-tools.ts';
import { portableSchema } from '../json-schema.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';
import { ToolNames, type ClientTool } from '../tool-names.ts';

/** A tool that the client runs, in a group or not. */
export interface DeclaredTool {
  tool: ClientTool;
  definition: ResponseFunctionTool | ResponseCustomTool;
  /** What the request says about the tool's group. Empty except for the group's first tool, so that it is sent once. */
  groupDescription: string;
}

/** Returns the tools of a request that the client runs. Those of other types exist at their vendors only. */
export function declaredTools(tools: unknown): DeclaredTool[] {
  return recordsOf(tools).flatMap((tool) =>
    tool['type'] === 'namespace' ? groupOf(tool) : toolOf(tool, null),
  );
}

/** Returns the names of a request's tools. */
export function responseToolNames({ tools }: JsonRecord): ToolNames {
  return new ToolNames(declaredTools(tools).map(({ tool }) => tool));
}

/** Returns the function that the model gets for a tool. */
export function functionOf(declared: DeclaredTool, names: ToolNames): ChatFunctionDefinition {
  const { tool, definition, groupDescription } = declared;
  const { description, parameters, strict } = chatFunction(definition);
  const texts = [groupDescription, description ?? ''].filter((text) => text !== '');
  return {
    name: names.sent(tool.name, tool.namespace),
    ...(texts.length > 0 || typeof description === 'string' ? { description: texts.join('\n\n') } : {}),
    ...(parameters !== null && parameters !== undefined ? { parameters: portableSchema(parameters) } : {}),
    ...(typeof strict === 'boolean' ? { strict } : {}),
  };
}

function chatFunction(
  definition: DeclaredTool['definition'],
): Pick<ChatFunctionDefinition, 'description' | 'parameters' | 'strict'> {
  return definition.type === 'custom' ? functionForCustomTool(definition) : definition;
}

function groupOf({ name, description, tools }: JsonRecord): DeclaredTool[] {
  const group = recordsOf(tools).flatMap((tool) => toolOf(tool, String(name)));
  const [first] = group;
  if (first !== undefined && typeof description === 'string' && description !== '')
    first.groupDescription = `${String(name)}: ${description}`;
  return group;
}

function toolOf(tool: JsonRecord, namespace: string | null): DeclaredTool[] {
  const { type, name } = tool;
  if ((type !== 'function' && type !== 'custom') || typeof name !== 'string') return [];
  // The contract's check has validated the rest of both types.
  const definition = tool as DeclaredTool['definition'];
  return [{ tool: { type, name, namespace }, definition, groupDescription: '' }];
}

function recordsOf(value: unknown): JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
