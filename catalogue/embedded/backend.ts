import { DEFAULT_FORMATS, DEFAULT_OUTPUT_LIMIT_FIELD, defaultTimeouts } from '../build-catalogue.ts';
import { transcriptionFormats, type BackendSettings } from '../model.ts';

/** The settings of a backend of which `gateway.yaml` says nothing. */
export const backendDefaults: Omit<BackendSettings, 'name' | 'kind' | 'baseUrl'> = {
  apiKey: null,
  headers: {},
  timeouts: defaultTimeouts,
  formats: new Set(DEFAULT_FORMATS),
  transcriptionFormats: new Set(transcriptionFormats),
  maxConnections: null,
  maxBatchSize: null,
  rawScores: false,
  outputLimitField: DEFAULT_OUTPUT_LIMIT_FIELD,
  streamUsage: true,
  tokenizer: null,
  traceContext: 'trace',
  messagesHeaders: 'all',
  googleKey: null,
  modelsDirectory: null,
  apiVersion: null,
  aws: null,
  certificateAuthority: null,
};

/** The backend of the gateway's own engines. */
export const embeddedBackend: BackendSettings = {
  ...backendDefaults,
  name: 'embedded',
  kind: 'embedded',
  baseUrl: null,
};
