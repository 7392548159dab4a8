import type { MessageRequest } from '../../generated/contract.ts';

/** Efforts for budgets up to these tokens; larger budgets are `high`. */
const EFFORTS = [
  { upToTokens: 1_024, effort: 'low' },
  { upToTokens: 8_192, effort: 'medium' },
] as const;

/**
 * Returns the effort of a messages request for backends that know no budgets: disabled thinking comes first, as `none`,
 * then a named effort, then a budget. Null leaves it to the model.
 */
export function effortOf({
  thinking,
  output_config: output,
}: Pick<MessageRequest, 'thinking' | 'output_config'>): string | null {
  if (thinking?.type === 'disabled') return 'none';
  if (typeof output?.effort === 'string') return output.effort;
  const budgetTokens = thinking?.type === 'enabled' ? thinking.budget_tokens : null;
  if (typeof budgetTokens !== 'number') return null;
  return EFFORTS.find(({ upToTokens }) => budgetTokens <= upToTokens)?.effort ?? 'high';
}
