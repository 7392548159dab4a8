import type { Dialect } from '../dialect.ts';
import { toResponseRequest } from './request.ts';
import { toChatCompletion } from './response.ts';
import { ResponsesToChatWriter } from './stream.ts';

/** Serves chat completions with a backend of the responses format (wire formats §15). */
export const chatToResponses: Dialect = {
  request: toResponseRequest,
  response: toChatCompletion,
  stream: (context) => new ResponsesToChatWriter(context),
};
