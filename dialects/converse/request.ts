import type { JsonObject } from '../../bodies/json-body.ts';
import type { MessageRequest } from '../../generated/contract.ts';
import { splitConversation } from '../message-request/late-instructions.ts';
import { messageToolNames } from '../tools/message-tools.ts';
import { BlockReader, cachePoints } from './blocks.ts';
import { familyFields } from './reasoning.ts';
import { toolConfig } from './tools.ts';

/** Comes before a conversation that the assistant begins, such as with a greeting: AWS refuses it. */
const BEGINNING = { role: 'user', content: [{ text: 'Begin the conversation.' }] };
/** AWS refuses a message with a document and no text. */
const TEXT_BESIDE_DOCUMENTS = 'The documents are attached.';

/**
 * Translates a messages request to Bedrock's Converse API (docs.aws.amazon.com, API_runtime_Converse; names and types
 * from @aws-sdk/client-bedrock-runtime 3.1163.0). Throws `invalid_parameter` for content that the API cannot express.
 *
 * @param model id or ARN of the model, which tells the fields of its family
 */
export function toConverse(request: JsonObject, model: string): JsonObject {
  // The body has passed the contract's check of createMessage.
  const body = request as MessageRequest;
  const names = messageToolNames(request);
  const reader = new BlockReader(names);
  const system = systemBlocks(body.system);
  const messages: { role: string; content: JsonObject[] }[] = [];
  const conversation = splitConversation(body.messages);
  for (const content of conversation.instructions) system.push(...systemBlocks(content));
  for (const { role, content, at } of conversation.messages) {
    const blocks = reader.read(content, at);
    const last = messages.at(-1);
    // Roles must alternate.
    if (last?.role === role) last.content.push(...blocks);
    else if (blocks.length > 0) messages.push({ role, content: blocks });
  }
  for (const { content } of messages) addMissingText(content);
  const { additional, effort, takesInferenceConfig } = familyFields(model, body);
  return {
    messages: messages[0]?.role === 'assistant' ? [BEGINNING, ...messages] : messages,
    ...(system.length === 0 ? {} : { system }),
    inferenceConfig: inferenceConfig(body, takesInferenceConfig),
    ...toolConfig(body, names, reader.hasCalls),
    ...outputConfig(body, effort),
    ...(Object.keys(additional).length === 0 ? {} : { additionalModelRequestFields: additional }),
  };
}

function addMissingText(content: JsonObject[]): void {
  if (content.some((block) => 'document' in block) && !content.some((block) => 'text' in block))
    content.push({ text: TEXT_BESIDE_DOCUMENTS });
}

function systemBlocks(system: unknown): JsonObject[] {
  if (typeof system === 'string') return system.trim() === '' ? [] : [{ text: system }];
  if (!Array.isArray(system)) return [];
  return system.flatMap((block: { text?: string; cache_control?: unknown }) =>
    block.text === undefined || block.text.trim() === '' ? [] : [{ text: block.text }, ...cachePoints(block)],
  );
}

function inferenceConfig(body: MessageRequest, takesLimits: boolean): JsonObject {
  const { temperature, top_p: topP, stop_sequences: stopSequences } = body;
  return {
    ...(takesLimits ? { maxTokens: body.max_tokens } : {}),
    ...(takesLimits && typeof temperature === 'number' ? { temperature } : {}),
    ...(takesLimits && typeof topP === 'number' ? { topP } : {}),
    ...(stopSequences && stopSequences.length > 0 ? { stopSequences } : {}),
  };
}

function outputConfig(
  { output_config: output, output_format: older }: MessageRequest,
  effort: string | null,
): JsonObject {
  const format = output?.format ?? older;
  const config = {
    ...(effort === null ? {} : { effort }),
    ...(format?.type === 'json_schema'
      ? {
          textFormat: {
            type: 'json_schema',
            structure: { jsonSchema: { name: 'response', schema: JSON.stringify(format.schema) } },
          },
        }
      : {}),
  };
  return Object.keys(config).length === 0 ? {} : { outputConfig: config };
}
