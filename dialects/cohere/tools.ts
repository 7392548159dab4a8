import type { JsonObject } from '../../bodies/json-body.ts';
import type { ChatCompletionRequest, ChatFunctionDefinition } from '../../generated/contract.ts';
import { offeredTools, type OfferedTool } from '../chat-request/tools.ts';
import { functionForCustomTool } from '../tools/custom-tools.ts';
import { parametersSchema } from '../values/json-schema.ts';
import type { ToolNames } from '../tools/tool-names.ts';
import { untranslatable } from '../fields/untranslatable.ts';

/**
 * Translates the tools of a request. A choice of one tool leaves out the others, since the API can only require any. Empty
 * without tools, because a choice alone is refused.
 */
export function toCohereTools(body: ChatCompletionRequest, names: ToolNames): JsonObject {
  const offered = offeredTools(body);
  if (offered === null) return {};
  const { choice } = offered;
  const named =
    choice.type === 'tool'
      ? offered.tools.filter(({ definition }) => definition.name === choice.name)
      : offered.tools;
  if (named.length === 0)
    throw untranslatable('tool_choice', 'the tool that must be called is not among the tools');
  const tools = named.map(definitionOf);
  const isRequired = choice.type === 'required' || choice.type === 'tool';
  return {
    tools: tools.map((tool) => functionTool(tool, names)),
    ...(isRequired ? { tool_choice: 'REQUIRED' } : {}),
    ...(choice.type === 'none' ? { tool_choice: 'NONE' } : {}),
    ...(tools.every(canBeStrict) ? { strict_tools: true } : {}),
  };
}

/** Whether a response may have one call at most, which the API cannot be told. */
export function takesOneCall(chatRequest: JsonObject): boolean {
  const { parallel_tool_calls: parallel, functions, tools } = chatRequest as ChatCompletionRequest;
  const usesFunctions = (tools ?? []).length === 0 && (functions ?? []).length > 0;
  return parallel === false || usesFunctions;
}

function definitionOf(tool: OfferedTool): ChatFunctionDefinition {
  return tool.type === 'custom' ? functionForCustomTool(tool.definition) : tool.definition;
}

/** The API is strict with all tools or none, and then refuses those without a required parameter (docs.cohere.com). */
function canBeStrict({ strict, parameters }: ChatFunctionDefinition): boolean {
  const required: unknown = parameters?.['required'];
  return strict === true && Array.isArray(required) && required.length > 0;
}

function functionTool(
  { name, description, parameters }: ChatFunctionDefinition,
  names: ToolNames,
): JsonObject {
  const described = typeof description === 'string' && description !== '' ? { description } : {};
  return {
    type: 'function',
    function: {
      name: names.sent(name),
      ...described,
      parameters: parametersSchema(parameters ?? {}),
    },
  };
}
