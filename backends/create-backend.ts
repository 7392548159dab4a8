import type { BackendSettings } from '../catalogue/model.ts';
import type { EngineHost } from '../engines/host.ts';
import { AnthropicBackend } from './anthropic.ts';
import type { Backend } from './backend.ts';
import { EmbeddedBackend } from './embedded.ts';
import { OpenAiBackend } from './openai.ts';

/** The backend of each kind that the catalogue knows; a kind without one does not compile. */
export function createBackend(settings: BackendSettings, engines: EngineHost): Backend {
  switch (settings.kind) {
    case 'openai':
      return new OpenAiBackend(settings);
    case 'anthropic':
      return new AnthropicBackend(settings);
    case 'embedded':
      return new EmbeddedBackend(engines);
  }
}
