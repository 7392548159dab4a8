import { embeddedBackend } from './embedded/backend.ts';
import { flite, tesseract } from './embedded/media-models.ts';
import { extractive, useLite } from './embedded/text-models.ts';
import type { Catalogue } from './model.ts';

/** What the gateway serves without a `gateway.yaml` (design §10): its own engines, and whatever discovery finds. */
export function defaultCatalogue(): Catalogue {
  return {
    models: new Map([extractive, useLite, tesseract, flite].map((model) => [model.id, model])),
    backends: new Map([[embeddedBackend.name, embeddedBackend]]),
    defaults: {
      chat: extractive.id,
      embedding: useLite.id,
      decision: useLite.id,
      ocr: tesseract.id,
      speech: flite.id,
    },
    projectDefaults: { models: 'all' },
    requestLimits: { requestsPerMinute: null, tiers: new Map() },
    guardrails: new Map(),
    decisionSelfTest: true,
    discovery: true,
  };
}
