/** Tells a model to write JSON where its server has no field for that. */
export const JSON_INSTRUCTION =
  'Answer with one JSON object and with nothing else: no text around it, no code fence.';

/**
 * Tells a model that has tools to write JSON, for servers that take a format only without tools.
 *
 * @param schema what the JSON must match; null for any object
 */
export function jsonInstructionBesideTools(schema: unknown): string {
  const wanted = `When you call no tool: ${JSON_INSTRUCTION}`;
  return schema === null ? wanted : `${wanted} It must match this JSON schema: ${JSON.stringify(schema)}`;
}
