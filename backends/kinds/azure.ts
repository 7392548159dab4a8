import type { BackendSettings } from '../../catalogue/model.ts';
import { OpenAiBackend } from './openai.ts';

/**
 * Azure OpenAI: the OpenAI format at a path for each deployment, `openai/deployments/<name>/chat/completions?api-version=…`
 * (learn.microsoft.com, Azure OpenAI REST reference). With `api_version: v1`, at `openai/v1/`, with the model in the body.
 */
export function azureBackend(settings: BackendSettings): OpenAiBackend {
  const { apiVersion } = settings;
  const isUnversioned = apiVersion === 'v1' || apiVersion === null;
  return new OpenAiBackend(settings, (operation, model) =>
    isUnversioned
      ? `openai/v1/${operation}`
      : `openai/deployments/${encodeURIComponent(model)}/${operation}?api-version=${apiVersion}`,
  );
}
