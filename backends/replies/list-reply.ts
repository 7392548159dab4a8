import type { JsonObject } from '../../bodies/json-body.ts';
import { shownModelOf, type Call } from '../../calls/call.ts';
import type { JsonReply } from '../../calls/reply.ts';
import type { ListIdentity } from '../../dialects/list-operation.ts';
import { readTokenUsage } from '../../dialects/usage/token-usage.ts';
import { failure } from '../../errors/gateway-error.ts';
import { jsonReply } from './forward.ts';
import type { ReplyServices } from './reply-services.ts';

/** Converts the backend's response to the client's. */
export type ToListResponse = (response: JsonObject, fields: JsonObject, identity: ListIdentity) => JsonObject;

/** Sends a call whose response is a list, and returns what `toResponse` makes of the backend's response. */
export function listReply(
  call: Call,
  services: ReplyServices,
  changes: JsonObject,
  toResponse: ToListResponse,
): Promise<JsonReply> {
  return services.backends.reply(call, async (attempt) => {
    const response = await attempt.forward(changes);
    if (response.kind !== 'json')
      throw failure('bad_gateway', {
        internal: `the upstream sent ${response.kind} instead of JSON`,
      });
    const reply = jsonReply(call, services, toResponse(response.value, call.body.value, listIdentity(call)));
    // Where the backend reported no usage, the response holds an estimate of the gateway.
    if (readTokenUsage(response.value['usage']) === null) call.usage.reported = false;
    return reply;
  });
}

export function listIdentity(call: Call): ListIdentity {
  return { model: shownModelOf(call), requestId: call.requestId, created: Math.floor(Date.now() / 1000) };
}
