import type { JsonObject } from '../../bodies/json-body.ts';
import type { Loose } from '../values/json-values.ts';

/** OpenAI models that refuse `response_format`; they always return base64. */
const WITHOUT_FORMAT = /(?:^|\/)(?:chatgpt|gpt)-image/;
const DEFAULT_FORMAT = 'b64_json';

/**
 * Returns the changes to an image request. Images are requested as base64 unless the client wants addresses: those of
 * vendors expire, and the gateway stores none.
 *
 * @param upstreamModel the backend's name of the model
 */
export function imageChanges(fields: Loose.ImageGenerationRequest, upstreamModel: string): JsonObject {
  // Events always contain base64; those of Seedream have addresses unless it is requested.
  const format = fields.stream === true ? DEFAULT_FORMAT : (fields.response_format ?? DEFAULT_FORMAT);
  const refused = format === DEFAULT_FORMAT && WITHOUT_FORMAT.test(upstreamModel);
  return { response_format: refused ? undefined : format };
}
