import { isPreset, type PresetKind } from '../../catalogue/backend-kinds.ts';
import type { BackendKind, BackendSettings } from '../../catalogue/model.ts';
import type { EngineHost } from '../../packages/engines/index.ts';
import { azureBackend } from './azure.ts';
import type { Backend, BackendRequest, BackendResponse } from '../backend.ts';
import { EmbeddedBackend } from './embedded/backend.ts';
import { ListBackend } from './lists.ts';
import { OpenAiBackend } from './openai.ts';
import { RefusedFields } from './refused-fields.ts';

/**
 * Creates the backend for the settings. Long lists are sent in parts, and list responses are converted to the
 * contract's form.
 */
export function createBackend(settings: BackendSettings, engines: EngineHost): Backend {
  return new ListBackend(backendOf(settings, engines), settings);
}

function backendOf(settings: BackendSettings, engines: EngineHost): Backend {
  const { kind } = settings;
  if (kind === 'openai' || isPreset(kind)) return new RefusedFields(new OpenAiBackend(settings));
  if (kind === 'azure') return new RefusedFields(azureBackend(settings));
  if (kind === 'embedded') return new EmbeddedBackend(engines);
  return new LoadingBackend(() => loaders[kind](settings));
}

type LoadedKind = Exclude<BackendKind, PresetKind | 'openai' | 'azure' | 'embedded'>;

/** The kinds with formats of their own, whose modules are loaded with the first backend of the kind. */
const loaders: Readonly<Record<LoadedKind, (settings: BackendSettings) => Promise<Backend>>> = {
  anthropic: async (settings) => new (await import('./anthropic.ts')).AnthropicBackend(settings),
  gemini: async (settings) => new (await import('./gemini.ts')).GeminiBackend(settings),
  bedrock: async (settings) => new (await import('./bedrock/backend.ts')).BedrockBackend(settings),
  vertex: async (settings) => new (await import('./vertex/backend.ts')).VertexBackend(settings),
  cohere: async (settings) => new (await import('./cohere.ts')).CohereBackend(settings),
  jina: async (settings) => (await import('./jina.ts')).jinaBackend(settings),
  tei: async (settings) => (await import('./tei.ts')).teiBackend(settings),
  infinity: async (settings) => (await import('./infinity.ts')).infinityBackend(settings),
  mistral: async (settings) => new (await import('./mistral.ts')).MistralBackend(settings),
  // The schema requires the directory for this kind.
  onnx: async ({ modelsDirectory }) =>
    new (await import('./onnx/backend.ts')).OnnxBackend(modelsDirectory ?? '.'),
};

/** A backend of a kind whose modules are loaded when it is created. Requests wait until they are loaded. */
class LoadingBackend implements Backend {
  readonly #loading: Promise<Backend>;

  constructor(load: () => Promise<Backend>) {
    this.#loading = load();
    // Each request reports the failure.
    this.#loading.catch(() => undefined);
  }

  async send(request: BackendRequest): Promise<BackendResponse> {
    return (await this.#loading).send(request);
  }

  async close(): Promise<void> {
    const loaded = await this.#loading.catch(() => null);
    await loaded?.close();
  }
}
