import type { JsonObject } from '../../bodies/json-body.ts';
import type { MessageCustomTool, MessageRequest } from '../../generated/contract.ts';
import { toolsOfHistory } from '../message-request/tools-of-history.ts';
import { untranslatable } from '../untranslatable.ts';
import { cachePoints } from './blocks.ts';

/**
 * Translates tools. Converse refuses a conversation with calls or results but without tools, so those of the history are
 * declared where the client sends none. It has no choice `none` either: tools are left out where the history allows it,
 * and otherwise stay without a choice.
 *
 * @param hasCalls whether the conversation holds calls or results
 */
export function toolConfig(body: MessageRequest, hasCalls: boolean): JsonObject {
  const { tools, tool_choice: choice, messages } = body;
  const offered = tools ?? [];
  if (!hasCalls && (offered.length === 0 || choice?.type === 'none')) return {};
  if (offered.length === 0)
    return configOf(toolsOfHistory(messages.map(({ content }) => content)).flatMap(specification));
  const specifications = offered.flatMap((tool, index) => {
    if (tool.type !== undefined && tool.type !== null && tool.type !== 'custom')
      throw untranslatable(`tools[${index}].type`, 'the model does not accept tools of this type');
    // The contract's check requires these properties in a client's own tool.
    return specification(tool as MessageCustomTool);
  });
  return configOf(specifications, toolChoice(choice));
}

/** Results without calls leave nothing to declare; an empty list is refused. */
function configOf(tools: readonly JsonObject[], choice: JsonObject = {}): JsonObject {
  return tools.length === 0 ? {} : { toolConfig: { tools, ...choice } };
}

function specification(tool: Partial<MessageCustomTool> & { name: string }): JsonObject[] {
  const { name, description, input_schema: json, strict } = tool;
  const toolSpec = {
    name,
    ...(typeof description === 'string' && description !== '' ? { description } : {}),
    inputSchema: { json: json ?? { type: 'object' } },
    ...(strict === true ? { strict } : {}),
  };
  return [{ toolSpec }, ...cachePoints(tool)];
}

function toolChoice(choice: MessageRequest['tool_choice']): JsonObject {
  switch (choice?.type) {
    case 'any':
      return { toolChoice: { any: {} } };
    case 'tool':
      return { toolChoice: { tool: { name: choice['name'] } } };
    default:
      return {};
  }
}
