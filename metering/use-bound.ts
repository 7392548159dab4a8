import type { Call } from '../calls/call.ts';
import type { Model } from '../catalogue/model.ts';
import type { UseBound } from './bound.ts';
import { conversationBound } from './conversation-bound.ts';
import { decisionBound } from './decision-bound.ts';
import { classificationTokens, embeddingTokens, maxItemTokens, rerankTokens } from './list-input.ts';
import { imageBound, ocrBound, speechBound, transcriptionBound } from './media-bound.ts';
import { noUnits, tokenUnits } from './units.ts';

/**
 * Bounds the use of a call, by the kind of model that it needs. Throws `invalid_parameter` for a request beyond the
 * model's limits.
 */
export function useBoundOf(call: Call, model: Model): UseBound {
  const { value } = call.body;
  const { capability, notPrompts } = call.operation.gateway;
  switch (capability) {
    case 'chat':
      return conversationBound(call, model);
    case 'embedding':
      return inputBound(embeddingTokens(value, notPrompts, maxItemTokens(model.info.max_input_tokens)));
    case 'rerank':
      return inputBound(rerankTokens(value, notPrompts, maxItemTokens(model.info.max_input_tokens)));
    case 'classification':
      return inputBound(classificationTokens(value, notPrompts, maxItemTokens(model.info.max_input_tokens)));
    case 'decision':
      return decisionBound(call, model);
    case 'speech':
      return speechBound(call, model);
    case 'transcription':
      return transcriptionBound(call, model);
    case 'image_generation':
    case 'image_variation':
      return imageBound(call, model);
    case 'ocr':
      return ocrBound(call, model);
    case null:
      return { units: noUnits(), output: null };
  }
}

function inputBound(inputTokens: number): UseBound {
  return { units: tokenUnits(inputTokens, 0), output: null };
}
