import type { MessageThinking } from '../../generated/contract.ts';
import type { Turn } from './turn.ts';

/** The least budget that servers of the messages format accept (`ThinkingConfigEnabled` of @anthropic-ai/sdk). */
const MIN_BUDGET_TOKENS = 1024;

/**
 * Budgets by effort. The other direction reads budgets up to 1,024 as low, up to 8,192 as medium and larger ones as
 * high (wire formats §15.1).
 */
const BUDGET_TOKENS: Readonly<Record<string, number>> = {
  minimal: 1024,
  low: 1024,
  medium: 8192,
  high: 16_384,
  xhigh: 32_768,
  max: 32_768,
};

export interface ThinkingOptions {
  /** `reasoning_effort`. An unknown value leaves it to the model. */
  effort: unknown;
  /** Null when the client set none. */
  maxTokens: number | null;
  turns: readonly Turn[];
  /** Whether a tool must be called. */
  forcesTool: boolean;
}

/**
 * Translates an effort to a thinking budget, below the client's limit, which covers thinking and text together. Null
 * leaves it to the model.
 */
export function toThinking(options: ThinkingOptions): MessageThinking | null {
  const { effort, maxTokens } = options;
  if (effort === 'none') return { type: 'disabled' };
  const wanted = typeof effort === 'string' ? BUDGET_TOKENS[effort] : undefined;
  if (wanted === undefined || options.forcesTool || !canThink(options.turns)) return null;
  if (maxTokens === null) return { type: 'enabled', budget_tokens: wanted };
  if (maxTokens <= MIN_BUDGET_TOKENS) return null;
  // At least half of the limit remains for the text.
  const most = Math.max(MIN_BUDGET_TOKENS, Math.floor(maxTokens / 2));
  return { type: 'enabled', budget_tokens: Math.min(wanted, most) };
}

/**
 * Whether the model may think. It may not when it continues a message or a tool call, because the signed thinking
 * before these would be missing, which chat clients cannot keep (wire formats §16.5).
 */
function canThink(turns: readonly Turn[]): boolean {
  const last = turns.at(-1);
  return last?.role === 'user' && !last.blocks.some((block) => block.type === 'tool_result');
}
