import type { MessageThinking } from '../../generated/contract.ts';
import type { Turn } from './turn.ts';

/** The least that servers of the messages format take (`ThinkingConfigEnabled` of @anthropic-ai/sdk). */
const MIN_BUDGET_TOKENS = 1024;

/** The other direction reads up to 1,024 as low, up to 8,192 as medium and more as high (wire formats §15.1). */
const BUDGET_TOKENS: Readonly<Record<string, number>> = {
  minimal: 1024,
  low: 1024,
  medium: 8192,
  high: 16_384,
  xhigh: 32_768,
  max: 32_768,
};

export interface ThinkingOptions {
  /** `reasoning_effort`; an unknown one leaves it to the model. */
  effort: unknown;
  /** Null where the caller gave none. */
  maxTokens: number | null;
  turns: readonly Turn[];
  /** Whether a tool must be called. */
  forcesTool: boolean;
}

/** Null: the model's own. The budget is below the caller's limit, which holds for reasoning and answer together. */
export function toThinking(options: ThinkingOptions): MessageThinking | null {
  const { effort, maxTokens } = options;
  if (effort === 'none') return { type: 'disabled' };
  const wanted = typeof effort === 'string' ? BUDGET_TOKENS[effort] : undefined;
  if (wanted === undefined || options.forcesTool || !canThink(options.turns)) return null;
  if (maxTokens === null) return { type: 'enabled', budget_tokens: wanted };
  if (maxTokens <= MIN_BUDGET_TOKENS) return null;
  // Half is for the answer, where the limit is so low that thinking would take it all.
  const most = Math.max(MIN_BUDGET_TOKENS, Math.floor(maxTokens / 2));
  return { type: 'enabled', budget_tokens: Math.min(wanted, most) };
}

/**
 * Not when an answer is to be gone on with, nor between a call and what follows its result: there the signed thinking before
 * the call would be missed, which a chat caller cannot have kept (wire formats §16.5).
 */
function canThink(turns: readonly Turn[]): boolean {
  const last = turns.at(-1);
  return last?.role === 'user' && !last.blocks.some((block) => block.type === 'tool_result');
}
