import type { OperationId } from '../generated/contract.ts';
import { modelOf, type Call } from '../calls/call.ts';
import type { Format, Model } from '../catalogue/model.ts';
import { clientLimits } from '../dialects/output-limit.ts';
import { beyondLimit, requestedCount, type OutputBound, type UseBound } from './bound.ts';
import { conversationSize } from './conversation.ts';
import { maxPromptTokens } from './tokens.ts';
import { noUnits } from './units.ts';

/** Servers give 128 at most. */
const MAX_CHOICES = 128;

/** Everything else is the chat format. */
const FORMATS: Readonly<Partial<Record<OperationId, Format>>> = {
  createMessage: 'messages',
  createResponse: 'responses',
};

/** Of chat, messages and responses alike. */
export function conversationBound(call: Call, model: Model): UseBound {
  const max = model.info.max_input_tokens ?? Infinity;
  const size = conversationSize(call.body.value, call.operation.gateway.notPrompts, max);
  const inputTokens = Math.min(maxPromptTokens(size), max);
  return { units: { ...noUnits(), inputTokens }, output: outputBound(call, model) };
}

export function outputBound(call: Call, { info }: Model): OutputBound {
  const max = info.max_output_tokens ?? Infinity;
  const own = clientLimits(FORMATS[call.operation.operationId] ?? 'chat', call.body.value);
  // Servers differ in what they make of a limit of zero, which is left to them: all that the model has is reserved.
  const callers = own.length === 0 || own.includes(0) ? Infinity : Math.max(...own);
  return {
    answers: requestedChoices(call),
    limitTokens: Math.min(callers, max),
    isSetByClient: own.length > 0,
  };
}

/** Throws `invalid_parameter` for more than any server gives. */
function requestedChoices(call: Call): number {
  const answers = requestedCount(call.body.value['n']);
  if (answers <= MAX_CHOICES) return answers;
  throw beyondLimit('n', `model '${modelOf(call).id}' gives ${MAX_CHOICES} answers at most`);
}
