import type { JsonObject } from '../../bodies/json-body.ts';

/** OpenAI's models that know no `response_format`, and refuse it: they always answer base64. */
const WITHOUT_FORMAT = /(?:^|\/)(?:chatgpt|gpt)-image/;
const DEFAULT_FORMAT = 'b64_json';

/**
 * The changes to a request for images: what is null is left out, and images come as base64 unless the caller wants addresses,
 * since the gateway keeps none (wire formats §12).
 *
 * @param upstreamModel the name that the backend knows the model by
 */
export function imageChanges(fields: JsonObject, upstreamModel: string): JsonObject {
  const changes: JsonObject = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) changes[name] = undefined;
  }
  // Events always hold base64: there is nothing to ask for.
  const format = fields['response_format'] ?? (fields['stream'] === true ? undefined : DEFAULT_FORMAT);
  const refused = format === DEFAULT_FORMAT && WITHOUT_FORMAT.test(upstreamModel);
  return { ...changes, response_format: refused ? undefined : format };
}
