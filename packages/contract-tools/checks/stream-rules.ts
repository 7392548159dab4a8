import type { OperationRow } from '../../../contract/operation.ts';
import { declaredResponse, type ContractDocument } from './document.ts';

/** Format and end of the event stream of an operation, from `x-gateway-stream`. */
export interface StreamRules {
  /** Types of the events that end a response. */
  lastEvents: readonly string[];
  /** Data after the last event of a complete stream. Without `lastEvents` it is the last event. Null when nothing follows. */
  terminator: string | null;
  /** Whether each of the `n` requested results has a last event. The server may return fewer results. */
  repeats: boolean;
  /** Whether each event has an `event:` line that equals its type. */
  named: boolean;
  /** Type of the event that must follow an `error` event. Null when the error is the last event. */
  afterError: string | null;
}

/** Returns the rules of each streaming operation. */
export function streamRules(
  document: ContractDocument,
  operations: readonly OperationRow<string>[],
): ReadonlyMap<string, StreamRules> {
  const rules = new Map<string, StreamRules>();
  for (const operation of operations) {
    const media = declaredResponse(document, operation, '200')?.content?.['text/event-stream'];
    const stated = media?.['x-gateway-stream'];
    if (stated === undefined) continue;
    const { lastEvents = [], terminator = null, repeats = false, named = false, afterError = null } = stated;
    rules.set(operation.operationId, { lastEvents, terminator, repeats, named, afterError });
  }
  return rules;
}
