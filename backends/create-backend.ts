import type { BackendSettings } from '../catalogue/model.ts';
import type { EngineHost } from '../engines/host.ts';
import { azureBackend } from './azure.ts';
import type { Backend } from './backend.ts';
import { EmbeddedBackend } from './embedded/backend.ts';
import { ListBackend } from './lists.ts';
import { LoadingBackend } from './loading-backend.ts';
import { OpenAiBackend } from './openai.ts';
import { RefusedFields } from './refused-fields.ts';

/**
 * Creates the backend for the settings. Long lists are sent in parts, and list responses are converted to the
 * contract's form. The modules of a kind with formats of its own are loaded with the first backend of the kind.
 */
export function createBackend(settings: BackendSettings, engines: EngineHost): Backend {
  const { kind } = settings;
  switch (kind) {
    case 'openai':
      return new ListBackend(new RefusedFields(new OpenAiBackend(settings)), settings);
    case 'azure':
      return new ListBackend(new RefusedFields(azureBackend(settings)), settings);
    case 'embedded':
      return new ListBackend(new EmbeddedBackend(engines), settings);
    default:
      return new LoadingBackend(() => loadBackend(settings, kind));
  }
}

type LoadedKind = Exclude<BackendSettings['kind'], 'openai' | 'azure' | 'embedded'>;

/** Loads a kind. A kind that is missing here does not compile. */
async function loadBackend(settings: BackendSettings, kind: LoadedKind): Promise<Backend> {
  switch (kind) {
    case 'gemini': {
      const { GeminiBackend } = await import('./gemini.ts');
      return new ListBackend(new GeminiBackend(settings), settings);
    }
    case 'bedrock': {
      const { BedrockBackend } = await import('./bedrock/backend.ts');
      return new ListBackend(new BedrockBackend(settings), settings);
    }
    case 'anthropic': {
      const { AnthropicBackend } = await import('./anthropic.ts');
      return new ListBackend(new AnthropicBackend(settings), settings);
    }
    case 'cohere': {
      const { cohereBackend, cohereLimits } = await import('./cohere.ts');
      return new ListBackend(cohereBackend(settings), settings, cohereLimits);
    }
    case 'jina': {
      const { jinaBackend } = await import('./jina.ts');
      return new ListBackend(jinaBackend(settings), settings);
    }
    case 'tei': {
      const { teiBackend, teiLimits } = await import('./tei.ts');
      return new ListBackend(teiBackend(settings), settings, teiLimits);
    }
    case 'infinity': {
      const { infinityBackend, infinityLimits } = await import('./infinity.ts');
      return new ListBackend(infinityBackend(settings), settings, infinityLimits);
    }
    case 'mistral': {
      const { MistralBackend } = await import('./mistral.ts');
      return new ListBackend(new MistralBackend(settings), settings);
    }
    case 'onnx': {
      const { OnnxBackend } = await import('./onnx/backend.ts');
      // The schema requires the directory for this kind.
      return new ListBackend(new OnnxBackend(settings.modelsDirectory ?? '.'), settings);
    }
  }
}
