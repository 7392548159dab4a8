import type { Call } from '../calls/call.ts';
import type { Model } from '../catalogue/model.ts';
import type { ModelEntry } from '../generated/contract.ts';

/** Whether the client has the messages format, whose strict clients require more of a model. */
export function readsMessagesModels({ headers }: Pick<Call, 'headers'>): boolean {
  return headers?.['anthropic-version'] !== undefined;
}

/** Returns an entry with the members that `ModelInfo` of @anthropic-ai/sdk requires. */
export function messagesEntry(entry: ModelEntry, { info }: Pick<Model, 'info'>): ModelEntry {
  const createdAt = new Date(entry.created * 1000).toISOString();
  return { ...entry, type: 'model', display_name: info.display_name ?? entry.id, created_at: createdAt };
}
