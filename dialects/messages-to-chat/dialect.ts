import type { Dialect } from '../dialect.ts';
import { toChatRequest } from './request.ts';
import { toMessageResult } from './response.ts';
import { ChatToMessagesWriter } from './stream.ts';

/** Serves messages with a backend of chat completions (docs/wire-formats/translation.md). */
export const messagesToChat: Dialect = {
  request: toChatRequest,
  response: toMessageResult,
  stream: (context) => new ChatToMessagesWriter(context),
};
