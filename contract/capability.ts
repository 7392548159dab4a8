/** The capabilities of models. An operation names the one that it requires in `x-gateway`. */
export const capabilities = [
  'chat',
  'embedding',
  'rerank',
  'classification',
  'decision',
  'speech',
  'transcription',
  'image_generation',
  'image_variation',
  'ocr',
] as const;

export type Capability = (typeof capabilities)[number];
