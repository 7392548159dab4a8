import type { Dialect } from '../dialect.ts';
import { toResponseRequest } from './request.ts';
import { toChatCompletion } from './response.ts';
import { ResponsesToChatWriter } from './stream.ts';

/** Serves chat completions with a backend of the responses format (docs/wire-formats/translation.md). */
export const chatToResponses: Dialect = {
  request: toResponseRequest,
  response: toChatCompletion,
  stream: (context) => new ResponsesToChatWriter(context),
};
