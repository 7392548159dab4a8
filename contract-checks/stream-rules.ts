import type { OperationRow } from '../contract/operation.ts';
import { declaredResponse, type ContractDocument } from './document.ts';

/** How the event stream of an operation is written and ends, as `x-gateway-stream` states it. */
export interface StreamRules {
  /** Types of the events that end a response. */
  lastEvents: readonly string[];
  /** Data that follows the last event of a complete stream; without `lastEvents` it is the end itself. Null where nothing follows. */
  terminator: string | null;
  /** Whether each of the `n` requested results has a last event; the server may make fewer. */
  repeats: boolean;
  /** Whether each event has an `event:` line that equals its type. */
  named: boolean;
  /** Type of the event that must follow an `error` event; null where the error is the end. */
  afterError: string | null;
}

/** The rules of each operation that streams. */
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
