import type { Dialect } from '../dialect.ts';
import { toChatRequest } from './request.ts';
import { toResponse } from './response.ts';
import { ChatToResponsesWriter } from './stream.ts';

/**
 * Callers of the responses format on backends of the chat format (wire formats §15). The bodies have their state in them
 * already: see `withContext`.
 */
export const responsesToChat: Dialect = {
  request: toChatRequest,
  response: toResponse,
  stream: (context) => new ChatToResponsesWriter(context),
};
