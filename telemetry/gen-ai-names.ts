import { backendKinds } from '../catalogue/backend-kinds.ts';
import type { BackendKind } from '../catalogue/model.ts';

/** Returns `gen_ai.operation.name` of a kind of model: the convention's value where it has one. */
export function genAiOperation(capability: string): string {
  return capability === 'embedding' ? 'embeddings' : capability;
}

/** Returns `gen_ai.provider.name`: the convention's value where it has one. */
export function genAiProvider(kind: BackendKind): string {
  return backendKinds[kind].providerName ?? kind;
}
