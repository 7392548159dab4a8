import { writeRaw } from '../../bodies/raw-json.ts';
import { shownModelOf, type Call } from '../../calls/call.ts';
import type { EventsReply, JsonReply, Reply } from '../../calls/reply.ts';
import { readResponseUsage } from '../../calls/usage.ts';
import { throwUpstreamError, type JsonObject, isRecord } from '../../dialects/values/json-values.ts';
import { failure } from '../../errors/gateway-error.ts';
import { writeEvents, type EventWriter } from '../../streaming/event-writer.ts';
import type { ReplyServices } from './reply-services.ts';
import type { Validator } from '../../contract/operation.ts';

/**
 * Forwards a call to a backend of its own format and sets the client's model name in the JSON response.
 *
 * @param changes top-level properties to set in the body, or to remove where undefined
 */
export function forward(call: Call, services: ReplyServices, changes: JsonObject): Promise<Reply> {
  return services.backends.reply(call, async (attempt) => {
    const response = await attempt.forward(changes);
    if (response.kind === 'json') return jsonReply(call, services, response.value);
    throw failure('bad_gateway', { internal: `the upstream sent ${response.kind} instead of JSON` });
  });
}

/** @param beforeEnd as of `writeEvents` */
export function eventsReply(
  frames: AsyncIterable<string[]>,
  writer: EventWriter,
  beforeEnd?: (text: string) => Promise<string>,
): EventsReply {
  return {
    kind: 'events',
    frames: writeEvents(frames, writer, beforeEnd),
    failureFrames: (error) => writer.failureFrames(error),
  };
}

/** Returns the upstream's JSON as the client's reply and notes its usage. Throws as `checkedReply`. */
export function jsonReply(
  call: Call,
  services: Pick<ReplyServices, 'contract'>,
  value: JsonObject,
): JsonReply {
  throwUpstreamError(value);
  readResponseUsage(call.usage, value);
  return checkedReply(call, services, value);
}

/** Returns a reply that was validated against the contract. Throws `bad_gateway` when it is invalid. */
export function checkedReply(
  call: Call,
  services: Pick<ReplyServices, 'contract'>,
  value: JsonObject,
): JsonReply {
  if (call.model !== null && 'model' in value) value['model'] = shownModelOf(call);
  const validator = services.contract.response(call.operation.operationId, '200', 'application/json');
  // Raw members were checked in their bytes; the others are checked here.
  const raw = writeRaw(value);
  // Null: the contract has no JSON response for the operation.
  if (validator === null || !(raw === null ? matchesContract(value, validator) : validator(raw.shown))) {
    const issue = validator?.errors?.at(-1);
    throw failure('bad_gateway', {
      internal: `the upstream response breaks the contract at ${issue?.instancePath ?? ''}: ${issue?.message ?? 'it has no schema'}`,
    });
  }
  return raw === null ? { kind: 'json', value } : { kind: 'json', pieces: raw.pieces };
}

/** Most rounds, each of which removes at least one null. */
const MAX_ROUNDS = 64;

/**
 * Checks a reply against the contract. What vendors' types call optional may be null in a reply: a null that the contract
 * does not allow counts as absent and is removed, in place.
 */
function matchesContract(value: JsonObject, validator: Validator): boolean {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (validator(value)) return true;
    const paths = (validator.errors ?? []).map(({ instancePath }) => instancePath ?? '');
    if (!paths.map((path) => removeNull(value, path)).includes(true)) return false;
  }
  return false;
}

/** Removes the member at a JSON pointer if it is null. Returns whether it was. */
function removeNull(value: JsonObject, pointer: string): boolean {
  const keys = pointer.split('/').slice(1).map(unescaped);
  const last = keys.pop();
  let owner: unknown = value;
  for (const key of keys) owner = isRecord(owner) || Array.isArray(owner) ? Reflect.get(owner, key) : null;
  if (last === undefined || !isRecord(owner) || owner[last] !== null) return false;
  return Reflect.deleteProperty(owner, last);
}

function unescaped(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}
