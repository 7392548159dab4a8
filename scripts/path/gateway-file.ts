import { capabilities, type Capability } from '../../catalogue/model.ts';

const TOKENS = `prices: { input_per_million_tokens: 1 }, info: { max_input_tokens: 8192 }`;

/** What each kind of model costs, and its bound. */
const TERMS: Readonly<Record<Capability, string>> = {
  chat: 'prices: { input_per_million_tokens: 1, output_per_million_tokens: 4 }, info: { max_input_tokens: 8192, max_output_tokens: 1024 }',
  embedding: TOKENS,
  rerank: TOKENS,
  classification: TOKENS,
  decision: TOKENS,
  speech: 'prices: { per_million_characters: 15 }, limits: { max_characters: 4096 }',
  transcription: 'prices: { per_second: 0.0001 }, limits: { max_seconds: 3600 }',
  image_generation: 'prices: { per_image: 0.04 }, limits: { max_images: 4 }',
  image_variation: 'prices: { per_image: 0.02 }, limits: { max_images: 4 }',
  ocr: 'prices: { per_page: 0.001 }, limits: { max_pages: 100 }',
};

/** Models by what they serve. */
export const models: ReadonlyMap<Capability, string> = new Map(
  capabilities.map((capability) => [capability, `path/${capability}`]),
);
/** A chat model whose backend speaks the messages format. */
export const MESSAGES_MODEL = 'path/messages';
/** A rerank model of a backend with the API of Cohere. */
export const COHERE_MODEL = 'path/cohere';

/** `gateway.yaml` with all that an operator may switch on: prices, a limit for keys and one for a tier, a guardrail. */
export function gatewayFile(upstreamAddress: string): string {
  const model = (name: string, mode: Capability, backend: string): string =>
    `  ${name}: { mode: ${mode}, tier: large, deployments: [{ backend: ${backend}, model: up }], ${TERMS[mode]} }\n`;
  return `backends:
  contract: { kind: openai, base_url: ${upstreamAddress}/v1, api_key: none }
  claude: { kind: anthropic, base_url: ${upstreamAddress}, api_key: none }
  cohere: { kind: cohere, base_url: ${upstreamAddress}/v1, api_key: none }
models:
${capabilities.map((mode) => model(`path/${mode}`, mode, 'contract')).join('')}${model(MESSAGES_MODEL, 'chat', 'claude')}${model(
    COHERE_MODEL,
    'rerank',
    'cohere',
  )}limits:
  requests_per_minute: 100000
  tiers:
    large: { requests_per_minute: 100000 }
guardrails:
  policy:
    kind: rules
    required: true
    detect: [secrets, payment_card]
    block_lists:
      - words: [project phoenix, blue harvest]
`;
}
