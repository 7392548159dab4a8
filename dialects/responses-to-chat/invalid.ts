import { failure, type GatewayError } from '../../errors/gateway-error.ts';

/** The field that is named in errors about stored items; it is the only one that the client can change. */
export const STORED_PATH = 'previous_response_id';

/** Creates the error for a request that no chat backend can serve. `path` is the field as the client wrote it. */
export function invalid(path: string, message: string): GatewayError {
  const param = path.startsWith(`${STORED_PATH}.`) ? STORED_PATH : path;
  return failure('invalid_parameter', { param, message: `${param}: ${message}` });
}
