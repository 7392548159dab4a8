import { decisionRequest, decideUncalibrated } from '../backends/decisions/decisions.ts';
import { checkedReply } from '../backends/replies/forward.ts';
import { modelOf, shownModelOf } from '../calls/call.ts';
import { replaceCounts } from '../calls/usage.ts';
import { toAnswers } from '../dialects/decisions/answers.ts';
import { needsPrior, subtractPriors } from '../dialects/decisions/prior.ts';
import { recalibrateAnswers } from '../dialects/decisions/recalibrate.ts';
import type { Handler } from './handler.ts';

/** Answers the questions, with calibrated probabilities if the model was calibrated. */
export const createDecision: Handler = async (call, services) => {
  const { questions } = decisionRequest(call);
  const model = modelOf(call);
  const calibration = services.calibrations.of(model);
  services.decisionSelfTests.requirePassed(model);
  const weighed = await decideUncalibrated(call, services);
  const priors = await services.decisionPriors.priorsOf(call, questions, (question) =>
    needsPrior(question, calibration),
  );
  if (weighed.kind === 'stated') {
    const { result } = weighed;
    const answers = recalibrateAnswers(questions, result.answers, calibration, priors);
    return { kind: 'json', value: { ...result, answers } };
  }
  const { evidence, usage } = weighed.findings;
  // The response reports one read per question; metering counts all of them.
  replaceCounts(call.usage, usage.actual);
  const found = subtractPriors(questions, evidence, priors, calibration);
  const answers = toAnswers(questions, found, calibration);
  return checkedReply(call, services, { model: shownModelOf(call), answers, usage: usage.reported });
};
