import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadCatalogue } from '../../catalogue/load.ts';
import { capabilities, type Capability, type Catalogue } from '../../catalogue/model.ts';
import { pricedModels } from './priced-models.ts';
import { guardrailLines } from './guardrails.ts';

/** `acme/chat`: a model of one kind, served by the test's upstream under another name. */
export const modelFor = (capability: Capability): string => `acme/${capability}`;
/** As `modelFor`, but with a short timeout. */
export const impatientModelFor = (capability: Capability): string => `impatient/${capability}`;
/** A model whose server refuses connections. */
export const refusedModelFor = (capability: Capability): string => `refused/${capability}`;
/** A model that exists, but that the project may not use. */
export const foreignModelFor = (capability: Capability): string => `foreign/${capability}`;
/** A model of a tier in which each key has one request per minute. */
export const limitedModelFor = (capability: Capability): string => `limited/${capability}`;
/** The only model that the narrowed key may use. */
export const SPARE_MODEL = 'spare/chat';
/** A model whose server supports only chat completions, so that other formats are translated. */
export const CHAT_ONLY_MODEL = 'chatonly/chat';
/** A model that the project may use, but that is not in the public catalogue. */
export const HIDDEN_MODEL = 'hidden/chat';
/** The name of the models of a kind at the upstream. */
export const upstreamNameOf = (capability: Capability): string => `up-${capability}`;

/** The backend that supports all formats. */
const FORMATS = 'formats: [chat, messages, responses]';

export const FIRST_BYTE_MS = 250;

/** Reads a catalogue with models of every kind from a file, as a gateway does. */
export async function testCatalogue(
  folder: string,
  upstreamUrl: string,
  closedUrl: string,
): Promise<Catalogue> {
  const model = (id: string, mode: Capability, backend: string): string =>
    `  ${id}:\n    mode: ${mode}\n    free: true\n    deployments: [{ backend: ${backend}, model: ${upstreamNameOf(mode)} }]\n`;
  const limited = (mode: Capability): string =>
    `${model(limitedModelFor(mode), mode, 'upstream')}    tier: ${mode}\n`;
  const models = capabilities.flatMap((mode) => [
    model(modelFor(mode), mode, 'upstream'),
    model(impatientModelFor(mode), mode, 'impatient'),
    model(refusedModelFor(mode), mode, 'refused'),
    model(foreignModelFor(mode), mode, 'upstream'),
    limited(mode),
  ]);
  const text = [
    'backends:',
    `  upstream: { kind: openai, base_url: '${upstreamUrl}', api_key: sk-of-the-gateway-at-the-upstream, ${FORMATS} }`,
    `  impatient: { kind: openai, base_url: '${upstreamUrl}', ${FORMATS}, timeouts: { first_byte_seconds: ${FIRST_BYTE_MS / 1000}, idle_seconds: 0.25 } }`,
    `  refused: { kind: openai, base_url: '${closedUrl}', ${FORMATS} }`,
    `  chatonly: { kind: openai, base_url: '${upstreamUrl}', formats: [chat] }`,
    'models:',
    ...models,
    model(SPARE_MODEL, 'chat', 'upstream'),
    model(CHAT_ONLY_MODEL, 'chat', 'chatonly'),
    `${model(HIDDEN_MODEL, 'chat', 'upstream')}    visibility: hidden\n`,
    pricedModels('upstream', upstreamNameOf),
    'limits:',
    '  tiers:',
    ...capabilities.map((mode) => `    ${mode}: { requests_per_minute: 1 }`),
    ...guardrailLines(closedUrl),
    'discovery: false',
  ].join('\n');
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'gateway.yaml');
  await writeFile(path, text);
  return loadCatalogue({ path, environment: {}, required: true });
}
