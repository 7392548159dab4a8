import type { JsonObject } from '../bodies/json-body.ts';
import type { ModelInfo } from '../generated/contract.ts';
import { isRecord } from './json-values.ts';

/** All efforts that vendors know, the lowest first. */
const EFFORTS: readonly unknown[] = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'];

/** What an operator says of a model's reasoning. */
type Reasoning = Pick<ModelInfo, 'supports_reasoning' | 'reasoning_efforts'>;

/**
 * Adapts the effort of a translated request of chat or responses to what the operator says of the model: none for a
 * model that does not reason, else the nearest that it has.
 */
export function withEffortOf(info: Reasoning, request: JsonObject): JsonObject {
  const { reasoning_effort: effort, reasoning } = request;
  if (effort !== undefined) return { ...request, reasoning_effort: effortOf(info, effort) };
  if (!isRecord(reasoning) || reasoning['effort'] === undefined) return request;
  if (info.supports_reasoning === false) return { ...request, reasoning: undefined };
  return { ...request, reasoning: { ...reasoning, effort: effortOf(info, reasoning['effort']) } };
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
