import type { JsonObject } from '../../bodies/json-body.ts';
import type { MessageRequest, MessageToolChoice } from '../../generated/contract.ts';
import { clientTools, messageToolNames } from '../message-tools.ts';
import type { ToolNames } from '../tool-names.ts';
import { untranslatable } from '../untranslatable.ts';
import { BlockReader, cachePoints } from './blocks.ts';

/**
 * Translates a messages request to Bedrock's Converse API (docs.aws.amazon.com, API_runtime_Converse; names and types
 * from @aws-sdk/client-bedrock-runtime 3.1163.0). Throws `invalid_parameter` for content that the API cannot express.
 */
export function toConverse(request: JsonObject): JsonObject {
  // The body has passed the contract's check of createMessage.
  const body = request as MessageRequest;
  const names = messageToolNames(request);
  const reader = new BlockReader(names);
  const system = systemBlocks(body.system);
  const messages: { role: string; content: JsonObject[] }[] = [];
  body.messages.forEach(({ role, content }, index) => {
    if (role === 'system') {
      if (messages.length > 0)
        throw untranslatable(
          `messages[${index}].role`,
          'this model accepts instructions only before the conversation',
        );
      system.push(...systemBlocks(content));
      return;
    }
    const blocks = reader.read(content, `messages[${index}].content`);
    const last = messages.at(-1);
    // Roles must alternate.
    if (last?.role === role) last.content.push(...blocks);
    else if (blocks.length > 0) messages.push({ role, content: blocks });
  });
  const additional = additionalFields(body);
  return {
    messages,
    ...(system.length === 0 ? {} : { system }),
    inferenceConfig: inferenceConfig(body),
    ...toolConfig(body, names, reader.hasCalls),
    ...outputConfig(body),
    ...(Object.keys(additional).length === 0 ? {} : { additionalModelRequestFields: additional }),
  };
}

function systemBlocks(system: unknown): JsonObject[] {
  if (typeof system === 'string') return system.trim() === '' ? [] : [{ text: system }];
  if (!Array.isArray(system)) return [];
  return system.flatMap((block: { text?: string; cache_control?: unknown }) =>
    block.text === undefined || block.text.trim() === '' ? [] : [{ text: block.text }, ...cachePoints(block)],
  );
}

function inferenceConfig(body: MessageRequest): JsonObject {
  const { temperature, top_p: topP, stop_sequences: stopSequences } = body;
  return {
    maxTokens: body.max_tokens,
    ...(typeof temperature === 'number' ? { temperature } : {}),
    ...(typeof topP === 'number' ? { topP } : {}),
    ...(stopSequences && stopSequences.length > 0 ? { stopSequences } : {}),
  };
}

/** Returns fields that Converse passes to the model unchanged; Claude and others read them. */
function additionalFields({ top_k, thinking }: MessageRequest): JsonObject {
  return {
    ...(typeof top_k === 'number' ? { top_k } : {}),
    ...(thinking === null || thinking === undefined ? {} : { thinking }),
  };
}

function outputConfig({ output_config: output, output_format: older }: MessageRequest): JsonObject {
  const format = output?.format ?? older;
  const effort = output?.effort;
  const config = {
    ...(typeof effort === 'string' ? { effort } : {}),
    ...(format?.type === 'json_schema'
      ? {
          textFormat: {
            type: 'json_schema',
            structure: { jsonSchema: { name: 'response', schema: JSON.stringify(format['schema']) } },
          },
        }
      : {}),
  };
  return Object.keys(config).length === 0 ? {} : { outputConfig: config };
}

/** Translates tools. The API has no `none`, and refuses a conversation with calls but without tools. */
function toolConfig(body: MessageRequest, names: ToolNames, hasCalls: boolean): JsonObject {
  const { tools, choice } = clientTools(body);
  if (tools.length === 0) return {};
  if (choice?.type === 'none') {
    if (!hasCalls) return {};
    throw untranslatable('tool_choice', 'this model does not support none after it has called a tool');
  }
  const specifications = tools.flatMap((tool) => {
    const { name, description, input_schema: json } = tool;
    const toolSpec = {
      name: names.sent(name),
      ...(typeof description === 'string' && description !== '' ? { description } : {}),
      inputSchema: { json },
    };
    return [{ toolSpec }, ...cachePoints(tool)];
  });
  return { toolConfig: { tools: specifications, ...toolChoice(choice, names) } };
}

function toolChoice(choice: MessageToolChoice | null, names: ToolNames): JsonObject {
  switch (choice?.type) {
    case 'any':
      return { toolChoice: { any: {} } };
    case 'tool':
      return { toolChoice: { tool: { name: names.sent(String(choice['name'])) } } };
    default:
      return {};
  }
}
