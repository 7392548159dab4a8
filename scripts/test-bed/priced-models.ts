import { capabilities, type Capability } from '../../catalogue/model.ts';

/** As `modelFor`, but with a price. */
export const pricedModelFor = (capability: Capability): string => `priced/${capability}`;

const TOKENS = ['prices: { input_per_million_tokens: 1 }', 'info: { max_input_tokens: 8192 }'];

/** The price and the limit of each kind. */
const TERMS: Readonly<Record<Capability, readonly string[]>> = {
  chat: [
    'prices: { input_per_million_tokens: 1, cached_input_per_million_tokens: 0.1, output_per_million_tokens: 4 }',
    'info: { max_input_tokens: 8192, max_output_tokens: 1024 }',
  ],
  embedding: TOKENS,
  rerank: TOKENS,
  classification: TOKENS,
  decision: TOKENS,
  speech: ['prices: { per_million_characters: 15 }', 'limits: { max_characters: 4096 }'],
  transcription: ['prices: { per_second: 0.0001 }', 'limits: { max_seconds: 3600 }'],
  image_generation: ['prices: { per_image: 0.04 }', 'limits: { max_images: 4 }'],
  image_variation: ['prices: { per_image: 0.02 }', 'limits: { max_images: 4 }'],
  ocr: ['prices: { per_page: 0.001 }', 'limits: { max_pages: 100 }'],
};

/** The models of `gateway.yaml`, with their names at the upstream. */
export function pricedModels(backend: string, upstreamNameOf: (capability: Capability) => string): string {
  return capabilities
    .map((mode) => {
      const deployment = `deployments: [{ backend: ${backend}, model: ${upstreamNameOf(mode)} }]`;
      const lines = [`mode: ${mode}`, ...TERMS[mode], deployment].map((line) => `    ${line}\n`);
      return `  ${pricedModelFor(mode)}:\n${lines.join('')}`;
    })
    .join('');
}
