import type { GatewayError } from './gateway-error.ts';

/** Codes of failed responses that are the client's (openai 7.57.0, ResponseError): agents repeat a request after the others. */
const OF_INPUT: ReadonlySet<unknown> = new Set([
  ...['invalid_prompt', 'bio_policy', 'misalignment_policy_violation', 'image_content_policy_violation'],
  ...[
    'invalid_image',
    'invalid_image_format',
    'invalid_base64_image',
    'invalid_image_url',
    'invalid_image_mode',
  ],
  ...['image_too_large', 'image_too_small', 'image_parse_error', 'image_file_too_large', 'empty_image_file'],
  ...['unsupported_image_media_type', 'failed_to_download_image', 'image_file_not_found'],
]);

/** Whether a response failed because of its request (openai/codex#9400, mcheemaa/mistri#23). */
export function isInputErrorCode(code: unknown): code is string {
  return OF_INPUT.has(code);
}

/** Returns the code of a failed response. */
export function responseErrorCode({ rejection, publicCode }: GatewayError): string {
  const isOfInput = rejection === 'context_length' || isInputErrorCode(publicCode);
  return isOfInput && publicCode !== null ? publicCode : 'server_error';
}
