import type { JsonObject } from '../bodies/json-body.ts';
import { shownModelOf, type Call } from '../calls/call.ts';
import type { JsonReply } from '../calls/reply.ts';
import type { ListIdentity } from '../dialects/list-operation.ts';
import { readTokenUsage } from '../dialects/token-usage.ts';
import { failure } from '../errors/gateway-error.ts';
import { jsonReply } from './forward.ts';
import type { ReplyServices } from './reply-services.ts';

/** Makes the caller's answer from the backend's. */
export type ToListResponse = (response: JsonObject, fields: JsonObject, identity: ListIdentity) => JsonObject;

/** Sends a call that asks for a list and answers with what `complete` makes of it. */
export async function listReply(
  call: Call,
  services: ReplyServices,
  changes: JsonObject,
  toResponse: ToListResponse,
): Promise<JsonReply> {
  return services.backends.forward(call, false, changes, (response) => {
    if (response.kind !== 'json')
      throw failure('bad_gateway', {
        internal: `the upstream answered ${response.kind} where JSON was asked for`,
      });
    const reply = jsonReply(call, services, toResponse(response.value, call.body.value, listIdentity(call)));
    // Where the backend did not count, the answer holds an estimate, which is none of the backend's numbers.
    if (readTokenUsage(response.value['usage']) === null) call.usage.reported = false;
    return reply;
  });
}

export function listIdentity(call: Call): ListIdentity {
  return { model: shownModelOf(call), requestId: call.requestId, created: Math.floor(Date.now() / 1000) };
}
