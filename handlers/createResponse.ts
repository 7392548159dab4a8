import type { JsonObject } from '../bodies/json-body.ts';
import { converse } from '../backends/replies/converse.ts';
import type { FinalResponse } from '../backends/replies/native-format.ts';
import { openTurn } from '../backends/replies/response-turn.ts';
import { shownModelOf } from '../calls/call.ts';
import { readResponseUsage } from '../calls/usage.ts';
import { replayableInput } from '../dialects/native/replayable-input.ts';
import { normaliseEndedResponse, ResponsesStreamWriter } from '../dialects/native/responses.ts';
import { endWithoutStore, finalResponseOf } from '../dialects/responses-to-chat/final-response.ts';
import { causeOf } from '../errors/failure-cause.ts';
import { asGatewayError } from '../errors/gateway-error.ts';
import type { Handler } from './handler.ts';

/**
 * The gateway stores conversations itself: backends receive all items and store nothing
 * (docs/wire-formats/responses.md#stored-responses).
 */
const STATELESS = { previous_response_id: undefined, store: false };

export const createResponse: Handler = async (call, services) => {
  const turn = await openTurn(call, services.responses);
  const identity = { model: shownModelOf(call), requestId: call.requestId, request: call.body.value };
  const keep = async (ended: FinalResponse): Promise<string> => {
    const text = ended.kind === 'events' ? ended.text : '';
    const response = finalResponse(ended);
    if (response === null || response['status'] === 'failed') return text;
    try {
      await turn.keep(response);
      return text;
    } catch (error) {
      // The response was paid for. A client that gets an error sends its request again, and pays for another one.
      call.log.error({ cause: causeOf(asGatewayError(error)) }, 'a response could not be stored');
      response['store'] = false;
      return text === '' ? '' : endWithoutStore(text);
    }
  };
  return converse(
    call,
    services,
    {
      format: 'responses',
      changes: () => ({ ...STATELESS, ...replayableInput(turn.body) }),
      response: (response) => {
        readResponseUsage(call.usage, response);
        return normaliseEndedResponse(response, identity);
      },
      writer: ({ usage, estimate }) => new ResponsesStreamWriter(identity, usage, estimate),
    },
    { ...(turn.hasContext ? { body: turn.body } : {}), beforeEnd: keep },
  );
};

function finalResponse(ended: FinalResponse): JsonObject | null {
  if (ended.kind === 'json') return ended.value;
  return finalResponseOf(ended.writer);
}
