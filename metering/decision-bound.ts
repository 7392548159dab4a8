import type { Call } from '../calls/call.ts';
import type { Model } from '../catalogue/model.ts';
import type { InputPart } from '../dialects/decisions/parts.ts';
import { toReads } from '../dialects/decisions/reads.ts';
import type { DecisionQuestion, DecisionRequest } from '../generated/contract.ts';
import { maxPromptTokens, mayHoldAudio, PromptMeter, sumOfSizes, type PromptSize } from './prompt-size.ts';
import { tokenUnits, type UseBound } from './units.ts';

/** Bytes of the prompt text around the input of a read (`dialects/decisions/chat-body.ts`). */
const FRAME_BYTES = 512;

/**
 * Bounds the use of a decision. A chat model reads the whole input once per read and generates one token each time;
 * other models read the input once per question.
 */
export function decisionBound({ body }: Call, model: Model): UseBound {
  const max = model.info.max_input_tokens ?? Infinity;
  // The body has passed the contract's check of a decisions request.
  const { input, questions } = body.value as DecisionRequest;
  const size = decisionInputSize(input, max);
  const tokensWith = (asked: PromptSize): number => {
    const whole = sumOfSizes(size, asked);
    return Math.min(maxPromptTokens({ ...whole, textBytes: whole.textBytes + FRAME_BYTES }), max);
  };
  const audioIn = (inputTokens: number): number => (mayHoldAudio(size) ? inputTokens : 0);
  if (model.info.mode !== 'chat') {
    const inputTokens = questions.reduce((sum, question) => sum + tokensWith(questionSize(question)), 0);
    const outputTokens = model.info.max_output_tokens ?? 0;
    return { units: tokenUnits(inputTokens, outputTokens, audioIn(inputTokens)), output: null };
  }
  const reads = toReads(questions);
  const inputTokens = reads.reduce((sum, { prompt }) => sum + tokensWith(readPromptSize(prompt)), 0);
  const units = tokenUnits(inputTokens, reads.length, audioIn(inputTokens));
  const searches = reads.length * (model.limits.maxSearches ?? 0);
  return { units: { ...units, searches }, output: null };
}

/** Measures the input, which every read of a decision contains. */
export function decisionInputSize(input: unknown, enoughBytes = Infinity): PromptSize {
  const meter = new PromptMeter(enoughBytes);
  meter.addContent(input);
  return meter.size;
}

/** Measures what a read asks about the input. */
export function readPromptSize(prompt: readonly InputPart[]): PromptSize {
  const { size } = new PromptMeter();
  for (const part of prompt) {
    if (part.kind === 'text') size.textBytes += Buffer.byteLength(part.text);
    else size.images += 1;
  }
  return size;
}

function questionSize({ instructions, ...others }: DecisionQuestion): PromptSize {
  const meter = new PromptMeter();
  meter.addJson(others);
  meter.addContent(instructions);
  return meter.size;
}
