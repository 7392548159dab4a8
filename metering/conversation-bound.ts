import type { OperationId } from '../generated/contract.ts';
import { modelOf, type Call } from '../calls/call.ts';
import type { Format, Model } from '../catalogue/model.ts';
import { clientLimits } from '../dialects/fields/output-limit.ts';
import { beyondLimit, requestedCount, type OutputBound, type UseBound } from './bound.ts';
import { conversationSize } from './conversation.ts';
import { maxPromptTokens } from './tokens.ts';
import { tokenUnits } from './units.ts';

/** No server returns more. */
const MAX_CHOICES = 128;

/** All other operations use the chat format. */
const FORMATS: Readonly<Partial<Record<OperationId, Format>>> = {
  createMessage: 'messages',
  createResponse: 'responses',
};

/** Bounds the use of a call in the chat, messages or responses format. */
export function conversationBound(call: Call, model: Model): UseBound {
  const max = model.info.max_input_tokens ?? Infinity;
  const size = conversationSize(call.body.value, call.operation.gateway.notPrompts, max);
  const inputTokens = Math.min(maxPromptTokens(size), max);
  return { units: tokenUnits(inputTokens, 0), output: outputBound(call, model) };
}

/** Bounds the output by the limits of the client and the model. */
export function outputBound(call: Call, { info }: Model): OutputBound {
  const max = info.max_output_tokens ?? Infinity;
  const limits = clientLimits(FORMATS[call.operation.operationId] ?? 'chat', call.body.value);
  // Servers differ in how they treat a limit of zero, so the reservation then covers all that the model can generate.
  const clientLimit = limits.length === 0 || limits.includes(0) ? Infinity : Math.max(...limits);
  return {
    choices: requestedChoices(call),
    limitTokens: Math.min(clientLimit, max),
    isSetByClient: limits.length > 0,
  };
}

/** Throws `invalid_parameter` for more than `MAX_CHOICES`. */
function requestedChoices(call: Call): number {
  const choices = requestedCount(call.body.value['n']);
  if (choices <= MAX_CHOICES) return choices;
  throw beyondLimit('n', `model '${modelOf(call).id}' returns ${MAX_CHOICES} choices at most`);
}
