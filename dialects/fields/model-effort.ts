import type { JsonObject } from '../../bodies/json-body.ts';
import type { MessageRequest, ModelInfo } from '../../generated/contract.ts';
import { effortOf as messageEffortOf } from '../message-request/effort.ts';
import type { TargetModel } from '../target-model.ts';
import { isLoose, type Loose } from '../values/json-values.ts';

/** All efforts that vendors know, the lowest first. */
const EFFORTS: readonly unknown[] = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'];

/** What an operator says of a model's reasoning. */
type Reasoning = Pick<ModelInfo, 'supports_reasoning' | 'reasoning_efforts'>;

/**
 * Adapts the effort of a translated request of chat or responses to what the operator says of the model: none for a
 * model that does not reason, else the nearest that it has.
 */
export function withEffortOf(info: Reasoning, request: JsonObject): JsonObject {
  const { reasoning_effort: effort, reasoning }: Loose.ChatCompletionRequest & Loose.ResponseRequest =
    request;
  if (effort !== undefined) return { ...request, reasoning_effort: effortOf(info, effort) };
  if (!isLoose<Loose.ResponseReasoningConfig>(reasoning) || reasoning.effort === undefined) return request;
  if (info.supports_reasoning === false) return { ...request, reasoning: undefined };
  return { ...request, reasoning: { ...reasoning, effort: effortOf(info, reasoning.effort) } };
}

/**
 * Returns the changes that adapt a messages request in the same way, for a server whose own format the messages format is
 * translated to. A budget stays where the model thinks within one.
 */
export function messageEffortChanges(
  info: Reasoning,
  request: JsonObject,
  thinks: TargetModel['thinking'],
): JsonObject {
  // The body has passed the contract's check of createMessage.
  const fields = request as Pick<MessageRequest, 'thinking' | 'output_config'>;
  const { thinking, output_config: output } = fields;
  const asked = messageEffortOf(fields);
  if (asked === null && thinking == null) return {};
  const { effort: _replaced, ...others } = output ?? {};
  if (info.supports_reasoning === false) return { thinking: undefined, output_config: others };
  const isBudget = thinking?.type === 'enabled' && typeof output?.effort !== 'string';
  if (asked === null || (isBudget && thinks === 'budget')) return {};
  const effort = effortOf(info, asked);
  if (effort === asked) return {};
  if (effort === 'none') return { thinking: { type: 'disabled' }, output_config: others };
  return {
    thinking: thinks === 'adaptive' ? { type: 'adaptive' } : undefined,
    output_config: { ...others, effort },
  };
}

function effortOf(
  { supports_reasoning: reasons, reasoning_efforts: known }: Reasoning,
  effort: unknown,
): unknown {
  if (reasons === false) return undefined;
  const wanted = EFFORTS.indexOf(effort);
  if (wanted === -1 || known === undefined || known.length === 0 || known.includes(String(effort)))
    return effort;
  const distance = (one: string): number => Math.abs(EFFORTS.indexOf(one) - wanted);
  const [nearest] = known
    .filter((one) => EFFORTS.includes(one))
    .sort((one, other) => distance(one) - distance(other));
  return nearest;
}
