import type { Dialect } from '../dialect.ts';
import { toChatRequest } from './request.ts';
import { toResponse } from './response.ts';
import { ChatToResponsesWriter } from './stream.ts';

/**
 * Serves responses with a backend of chat completions (docs/wire-formats/translation.md). `withContext` has already
 * added the stored items to the bodies.
 */
export const responsesToChat: Dialect = {
  request: toChatRequest,
  response: toResponse,
  stream: (context) => new ChatToResponsesWriter(context),
};
