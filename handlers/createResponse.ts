import type { JsonObject } from '../bodies/json-body.ts';
import { converse, type FinalResponse } from '../backends/converse.ts';
import { openTurn } from '../backends/response-turn.ts';
import { shownModelOf } from '../calls/call.ts';
import { readResponseUsage } from '../calls/usage.ts';
import { normaliseEndedResponse, ResponsesStreamWriter } from '../dialects/native/responses.ts';
import { finalResponseOf } from '../dialects/responses-to-chat/final-response.ts';
import type { Handler } from './handler.ts';

/** The gateway keeps the conversation itself: backends get all of it, and are asked to store nothing (wire formats §6.4). */
const STATELESS = { previous_response_id: undefined, store: false };

export const createResponse: Handler = async (call, services) => {
  const turn = await openTurn(call, services.responses);
  const owner = { model: shownModelOf(call), requestId: call.requestId, request: call.body.value };
  const keep = async (answer: FinalResponse): Promise<void> => {
    const response = finalResponse(answer);
    if (response !== null && response['status'] !== 'failed') await turn.keep(response);
  };
  return converse(
    call,
    services,
    {
      format: 'responses',
      changes: () => STATELESS,
      response: (answer) => {
        readResponseUsage(call.usage, answer);
        return normaliseEndedResponse(answer, owner);
      },
      writer: (estimate) => new ResponsesStreamWriter(owner, call.usage, estimate),
    },
    { ...(turn.hasContext ? { body: turn.body } : {}), beforeEnd: keep },
  );
};

function finalResponse(answer: FinalResponse): JsonObject | null {
  if (answer.kind === 'json') return answer.value;
  return finalResponseOf(answer.writer);
}
