import type { MessageThinking } from '../../generated/contract.ts';
import type { TargetModel } from '../target-model.ts';
import type { Turn } from './turn.ts';

/** The least budget that servers of the messages format accept (`ThinkingConfigEnabled` of @anthropic-ai/sdk). */
const MIN_BUDGET_TOKENS = 1024;

/**
 * Budgets by effort. The other direction reads budgets up to 1,024 as low, up to 8,192 as medium and larger ones as
 * high (docs/wire-formats/translation.md#reasoning-control).
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
  /** Null when neither the client nor the model sets one. */
  maxTokens: number | null;
  turns: readonly Turn[];
  /** Whether a tool must be called. */
  forcesTool: boolean;
  target: Pick<TargetModel, 'thinking' | 'thinksByDefault'>;
}

export interface Thinking {
  /** Null leaves it to the model. */
  thinking: MessageThinking | null;
  /** `output_config.effort`; null leaves it to the model. */
  effort: string | null;
  /** What thinking may take of the output; 0 without thinking. */
  tokens: number;
}

/**
 * Translates an effort: to adaptive thinking at this effort, to this effort alone, or to a budget below the output limit,
 * which covers thinking and text together.
 */
export function toThinking(options: ThinkingOptions): Thinking {
  switch (options.target.thinking) {
    case 'adaptive':
      return adaptive(options);
    case 'effort':
      return atEffort(options);
    case 'budget':
      return withinBudget(options);
  }
}

const NONE: Thinking = { thinking: null, effort: null, tokens: 0 };

/**
 * Models that think adaptively refuse a budget, and most of them `disabled` too. Those that think by default have the
 * lowest effort as the nearest to none. They accept earlier turns without their thinking.
 */
function adaptive({ effort, forcesTool, target }: ThinkingOptions): Thinking {
  if (effort === 'none') return target.thinksByDefault ? { ...NONE, effort: 'low' } : NONE;
  const tokens = typeof effort === 'string' ? BUDGET_TOKENS[effort] : undefined;
  if (typeof effort !== 'string' || tokens === undefined) return NONE;
  const level = effort === 'minimal' ? 'low' : effort;
  // A forced tool excludes thinking, but not an effort.
  return { thinking: forcesTool ? null : { type: 'adaptive' }, effort: level, tokens };
}

/** The translation of the messages format to the vendor's own writes the effort in the words of the model. */
function atEffort({ effort }: ThinkingOptions): Thinking {
  if (effort === 'none') return { ...NONE, thinking: { type: 'disabled' } };
  const tokens = typeof effort === 'string' ? BUDGET_TOKENS[effort] : undefined;
  if (typeof effort !== 'string' || tokens === undefined) return NONE;
  return { ...NONE, effort, tokens };
}

function withinBudget({ effort, maxTokens, turns, forcesTool }: ThinkingOptions): Thinking {
  if (effort === 'none') return { ...NONE, thinking: { type: 'disabled' } };
  const wanted = typeof effort === 'string' ? BUDGET_TOKENS[effort] : undefined;
  if (wanted === undefined || forcesTool || !canThink(turns)) return NONE;
  if (maxTokens === null) return budget(wanted);
  if (maxTokens <= MIN_BUDGET_TOKENS) return NONE;
  // At least half of the limit remains for the text.
  return budget(Math.min(wanted, Math.max(MIN_BUDGET_TOKENS, Math.floor(maxTokens / 2))));
}

function budget(tokens: number): Thinking {
  return { thinking: { type: 'enabled', budget_tokens: tokens }, effort: null, tokens };
}

/**
 * Whether a model with a budget may think. It may not when it continues a message, or a call of a message that does not
 * begin with its signed thinking, which not all chat clients keep.
 */
function canThink(turns: readonly Turn[]): boolean {
  const last = turns.at(-1);
  if (last?.role !== 'user') return false;
  const first = turns.at(-2)?.blocks[0]?.type;
  return (
    !last.blocks.some((block) => block.type === 'tool_result') ||
    first === 'thinking' ||
    first === 'redacted_thinking'
  );
}
