import type { Dialect } from '../dialect.ts';
import { toMessageRequest } from './request.ts';
import { toChatCompletion } from './response.ts';
import { MessagesToChatWriter } from './stream.ts';

/** Serves chat completions with a backend of the messages format (docs/wire-formats/translation.md). */
export const chatToMessages: Dialect = {
  request: toMessageRequest,
  response: toChatCompletion,
  stream: (context) => new MessagesToChatWriter(context),
};
