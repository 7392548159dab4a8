import type { JsonObject } from '../../bodies/json-body.ts';
import type { MessageCustomTool, MessageRequest, MessageToolChoice } from '../../generated/contract.ts';
import { toolsOfHistory } from '../message-request/tools-of-history.ts';
import { clientTools } from '../tools/message-tools.ts';
import type { ToolNames } from '../tools/tool-names.ts';
import { cachePoints } from './blocks.ts';

/**
 * Translates tools. Converse refuses a conversation with calls or results but without tools, so those of the history are
 * declared where the client sends none. It has no choice `none` either: tools are left out where the history allows it,
 * and otherwise stay without a choice.
 *
 * @param names the names of the request's tools
 * @param hasCalls whether the conversation holds calls or results
 */
export function toolConfig(body: MessageRequest, names: ToolNames, hasCalls: boolean): JsonObject {
  const { tools, choice } = clientTools(body);
  if (!hasCalls && (tools.length === 0 || choice?.type === 'none')) return {};
  const specified = (tool: MessageCustomTool): JsonObject[] => specification(tool, names);
  if (tools.length > 0) return configOf(tools.flatMap(specified), toolChoice(choice, names));
  return configOf(toolsOfHistory(body.messages.map(({ content }) => content)).flatMap(specified));
}

/** Results without calls leave nothing to declare; an empty list is refused. */
function configOf(tools: readonly JsonObject[], choice: JsonObject = {}): JsonObject {
  return tools.length === 0 ? {} : { toolConfig: { tools, ...choice } };
}

function specification(tool: MessageCustomTool, names: ToolNames): JsonObject[] {
  const { name, description, input_schema: json, strict } = tool;
  const toolSpec = {
    name: names.sent(name),
    ...(typeof description === 'string' && description !== '' ? { description } : {}),
    inputSchema: { json },
    ...(strict === true ? { strict } : {}),
  };
  return [{ toolSpec }, ...cachePoints(tool)];
}

function toolChoice(choice: MessageToolChoice | null, names: ToolNames): JsonObject {
  switch (choice?.type) {
    case 'any':
      return { toolChoice: { any: {} } };
    case 'tool':
      return { toolChoice: { tool: { name: names.sent(String(choice.name)) } } };
    default:
      return {};
  }
}
