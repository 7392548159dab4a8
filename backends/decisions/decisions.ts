import { modelOf, type Call } from '../../calls/call.ts';
import { completeStatedDecision } from '../../dialects/decisions/stated-answers.ts';
import { checkQuestions } from '../../dialects/decisions/questions.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { DecisionRequest, DecisionResult } from '../../generated/contract.ts';
import { readDecisions, type DecisionFindings } from './decision-reads.ts';
import { jsonReply } from '../replies/forward.ts';
import type { ReplyServices } from '../replies/reply-services.ts';

/** Decisions as a backend returned them, or evidence that was read from a chat model. Neither is calibrated. */
export type UncalibratedDecision =
  | { kind: 'stated'; result: DecisionResult }
  | { kind: 'read'; findings: DecisionFindings };

/**
 * Decides a call without calibration. Chat models are read by their token probabilities; all other models serve
 * decisions themselves.
 */
export async function decideUncalibrated(call: Call, services: ReplyServices): Promise<UncalibratedDecision> {
  if (modelOf(call).info.mode !== 'chat')
    return { kind: 'stated', result: await decideNatively(call, services) };
  const request = decisionRequest(call);
  checkQuestions(request.questions);
  return { kind: 'read', findings: await readDecisions(call, services, request) };
}

export function decisionRequest(call: Call): DecisionRequest {
  // The body was validated as a decisions request.
  return call.body.value as DecisionRequest;
}

async function decideNatively(call: Call, services: ReplyServices): Promise<DecisionResult> {
  const reply = await services.backends.reply(call, async (attempt) => {
    const response = await attempt.forward({});
    if (response.kind !== 'json')
      throw failure('bad_gateway', {
        internal: `the upstream sent ${response.kind} in response to decisions`,
      });
    completeStatedDecision(response.value, decisionRequest(call).questions);
    return jsonReply(call, services, response.value);
  });
  // The reply was validated as a decisions result.
  return reply.value as DecisionResult;
}
