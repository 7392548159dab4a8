import { writeRaw } from '../../bodies/raw-json.ts';
import { shownModelOf, type Call } from '../../calls/call.ts';
import type { EventsReply, JsonReply, Reply } from '../../calls/reply.ts';
import { readResponseUsage } from '../../calls/usage.ts';
import { throwUpstreamError, type JsonObject, isRecord } from '../../dialects/values/json-values.ts';
import { failure, GatewayError } from '../../errors/gateway-error.ts';
import { writeEvents, type EventWriter } from '../../streaming/event-writer.ts';
import type { ReplyServices } from './reply-services.ts';
import type { Validator } from '../../contract/operation.ts';

/** How servers say that they have no such path. */
const NOT_SERVED: ReadonlySet<number | undefined> = new Set([404, 405, 501]);

/**
 * Forwards a call to a backend of its own format and sets the client's model name in the JSON response.
 *
 * @param changes top-level properties to set in the body, or to remove where undefined
 * @param instead returns the reply for a server that has no such path. It works, so that the deployment has not failed
 * (router-for-me/CLIProxyAPI#4410)
 */
export function forward(
  call: Call,
  services: ReplyServices,
  changes: JsonObject,
  instead?: () => Promise<Reply>,
): Promise<Reply> {
  return services.backends.reply(call, async (attempt) => {
    try {
      const response = await attempt.forward(changes);
      if (response.kind !== 'json')
        throw failure('bad_gateway', { internal: `the upstream sent ${response.kind} instead of JSON` });
      const { value } = response;
      return instead !== undefined && saysNotServed(value)
        ? await instead()
        : jsonReply(call, services, value);
    } catch (error) {
      if (instead !== undefined && hasNoPath(error)) return instead();
      throw error;
    }
  });
}

/** A model that the server does not have is a failure, which servers say with 404 too (Anthropic: `model: claude-x`). */
function hasNoPath(error: unknown): boolean {
  if (!(error instanceof GatewayError) || !NOT_SERVED.has(error.upstream?.status)) return false;
  return !/model/i.test(String(error.upstreamError));
}

/** LM Studio says so with status 200 (lmstudio-ai/lmstudio-bug-tracker#2055). */
function saysNotServed({ error }: { error?: unknown }): boolean {
  return typeof error === 'string' && error.startsWith('Unexpected endpoint');
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
