import type { BackendKind, BackendSettings } from '../catalogue/model.ts';
import type { EngineHost } from '../engines/host.ts';
import { AnthropicBackend } from './anthropic.ts';
import { azureBackend } from './azure.ts';
import type { Backend } from './backend.ts';
import { BedrockBackend } from './bedrock/backend.ts';
import { cohereBackend, cohereLimits } from './cohere.ts';
import { EmbeddedBackend } from './embedded/backend.ts';
import { GeminiBackend } from './gemini.ts';
import { infinityBackend, infinityLimits } from './infinity.ts';
import { jinaBackend } from './jina.ts';
import { ListBackend, type ItemLimits } from './lists.ts';
import { MistralBackend } from './mistral.ts';
import { OnnxBackend } from './onnx/backend.ts';
import { OpenAiBackend } from './openai.ts';
import { teiBackend, teiLimits } from './tei.ts';

/** Items that each kind accepts in one request, where known. */
const LIST_LIMITS: Readonly<Partial<Record<BackendKind, ItemLimits>>> = {
  cohere: cohereLimits,
  tei: teiLimits,
  infinity: infinityLimits,
};

/**
 * Creates the backend for the settings. Long lists are sent in parts, and list responses are converted to the
 * contract's form.
 */
export function createBackend(settings: BackendSettings, engines: EngineHost): Backend {
  return new ListBackend(backendOfKind(settings, engines), settings, LIST_LIMITS[settings.kind]);
}

/** Creates a backend of the settings' kind. A kind that is missing here does not compile. */
function backendOfKind(settings: BackendSettings, engines: EngineHost): Backend {
  switch (settings.kind) {
    case 'openai':
      return new OpenAiBackend(settings);
    case 'azure':
      return azureBackend(settings);
    case 'gemini':
      return new GeminiBackend(settings);
    case 'bedrock':
      return new BedrockBackend(settings);
    case 'anthropic':
      return new AnthropicBackend(settings);
    case 'cohere':
      return cohereBackend(settings);
    case 'jina':
      return jinaBackend(settings);
    case 'tei':
      return teiBackend(settings);
    case 'infinity':
      return infinityBackend(settings);
    case 'mistral':
      return new MistralBackend(settings);
    case 'embedded':
      return new EmbeddedBackend(engines);
    case 'onnx':
      // The schema requires the directory for this kind.
      return new OnnxBackend(settings.modelsDirectory ?? '.');
  }
}
