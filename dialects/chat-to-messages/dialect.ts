import type { Dialect } from '../dialect.ts';
import { toMessageRequest } from './request.ts';
import { toChatCompletion } from './response.ts';
import { MessagesToChatWriter } from './stream.ts';

/** Serves chat completions with a backend of the messages format (wire formats §15). */
export const chatToMessages: Dialect = {
  request: toMessageRequest,
  response: toChatCompletion,
  stream: (context) => new MessagesToChatWriter(context),
};
