import {
  type ChatCompletionFields,
  toChatCompletion,
  toChatCompletionChunks,
  toChatEngineRequest,
} from '../../../packages/engines/index.ts';
import { DONE_FRAME } from '../../../streaming/write-frames.ts';
import { fieldsOf, identityOf, jsonResponse, type EmbeddedModel, type Serve } from './embedded-model.ts';

const chat: Serve = async (request, engines) => {
  const query = toChatEngineRequest(fieldsOf<ChatCompletionFields>(request));
  const identity = identityOf('chatcmpl', request);
  const events = engines.chat.reply(query, request.signal);
  if (!request.stream) return jsonResponse(await toChatCompletion(events, identity));
  return { kind: 'frames', frames: framesOf(toChatCompletionChunks(events, identity)) };
};

async function* framesOf(chunks: AsyncIterable<object>): AsyncGenerator<string[]> {
  for await (const chunk of chunks) yield [`data: ${JSON.stringify(chunk)}`];
  yield [DONE_FRAME.trim()];
}

export const chatModels: Readonly<Record<string, EmbeddedModel>> = {
  extractive: { engine: 'extractive', serves: { createChatCompletion: chat } },
};
