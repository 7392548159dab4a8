import type { Format } from '../../catalogue/model.ts';
import type { JsonObject } from '../values/json-values.ts';
import { chatFrames } from './chat.ts';
import { messageFrames } from './messages.ts';
import { responseFrames } from './responses.ts';

const FRAMES: Readonly<Record<Format, (response: JsonObject) => string[]>> = {
  chat: chatFrames,
  messages: messageFrames,
  responses: responseFrames,
};

/**
 * Returns the frames of a short stream with the content of a non-streaming response, for a client that requested a
 * stream from a server that does not stream.
 *
 * @param response a response that meets the contract; its usage has all counts
 */
export function framesOf(format: Format, response: JsonObject): string[] {
  return FRAMES[format](response).map((frame) => frame.trimEnd());
}
