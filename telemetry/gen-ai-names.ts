import type { OperationRow } from '../contract/operation.ts';
import { backendKinds } from '../catalogue/backend-kinds.ts';
import type { BackendKind, Capability } from '../catalogue/model.ts';

/** Returns `gen_ai.operation.name`: the convention's value where it has one, else the kind of model. */
export function genAiOperation({ gateway }: Pick<OperationRow, 'gateway'>): string {
  return gateway.capability === null ? 'none' : NAMES[gateway.capability];
}

const NAMES: Readonly<Record<Capability, string>> = {
  chat: 'chat',
  embedding: 'embeddings',
  rerank: 'rerank',
  classification: 'classification',
  decision: 'decision',
  speech: 'speech',
  transcription: 'transcription',
  image_generation: 'image_generation',
  image_variation: 'image_variation',
  ocr: 'ocr',
};

/** Returns `gen_ai.provider.name`: the convention's value where it has one. */
export function genAiProvider(kind: BackendKind): string {
  return backendKinds[kind].providerName ?? kind;
}
