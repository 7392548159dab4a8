import { readDecisions } from '../backends/decision-reads.ts';
import { forward, jsonReply } from '../backends/forward.ts';
import { modelOf } from '../calls/call.ts';
import type { Handler } from '../calls/handler.ts';
import { toAnswers } from '../dialects/decisions/answers.ts';
import { checkQuestions } from '../dialects/decisions/questions.ts';
import type { DecisionRequest } from '../generated/contract.ts';

/** Chat models are read token by token; all others answer decisions themselves (wire formats §17.2). */
export const createDecision: Handler = async (call, services) => {
  const model = modelOf(call);
  if (model.info.mode !== 'chat') return forward(call, services);
  // The body passed the contract's check of a decisions request.
  const request = call.body.value as DecisionRequest;
  checkQuestions(request.questions);
  const { evidence, usage } = await readDecisions(call, services, request);
  const answers = toAnswers(request.questions, evidence);
  const reply = jsonReply(call, services, { model: model.id, answers, usage: usage.told });
  // The caller is told of one read per question; what is metered is what was used.
  Object.assign(call.usage, usage.actual);
  return reply;
};
