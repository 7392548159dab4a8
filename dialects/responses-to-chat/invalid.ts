import { failure, type GatewayError } from '../../errors/gateway-error.ts';

/** Where items of the store stand for the caller: there is nothing else of theirs to change. */
export const STORED_PATH = 'previous_response_id';

/** A request that no chat backend can be asked. `path` is the field as the caller wrote it. */
export function invalid(path: string, message: string): GatewayError {
  const param = path.startsWith(`${STORED_PATH}.`) ? STORED_PATH : path;
  return failure('invalid_parameter', { param, message: `${param}: ${message}` });
}
