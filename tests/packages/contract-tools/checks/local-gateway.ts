import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Capability } from '../../../../catalogue/model.ts';
import { loadCatalogue } from '../../../../catalogue/load.ts';
import { createGateway, type Gateway } from '../../../../server/gateway.ts';
import { readSettings } from '../../../../server/settings.ts';
import { createTestProjects, type TestKeys } from '../../../../scripts/test-bed/test-projects.ts';

/** The local engines of a fresh install, by what they do. */
export const LOCAL_MODELS: ReadonlyMap<Capability, string> = new Map<Capability, string>([
  ['chat', 'embedded/extractive'],
  ['embedding', 'embedded/use-lite'],
  ['rerank', 'embedded/rerank'],
  ['classification', 'embedded/sentiment'],
  ['decision', 'embedded/use-lite'],
  ['speech', 'embedded/flite'],
  ['transcription', 'embedded/pocketsphinx'],
  ['image_generation', 'embedded/procedural'],
  ['image_variation', 'embedded/procedural'],
  ['ocr', 'embedded/tesseract'],
]);

export interface LocalGateway {
  address: string;
  gateway: Gateway;
  keys: TestKeys;
  close(): Promise<void>;
}

/** A fresh install: the built-in catalogue with its local engines, and no recorder in front. */
export async function startLocalGateway(): Promise<LocalGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-test-'));
  const path = join(folder, 'gateway.yaml');
  const settings = readSettings({
    GATEWAY_DATA_DIR: folder,
    GATEWAY_PORT: '0',
    GATEWAY_ADMIN_PORT: '0',
    GATEWAY_MANAGE_PORT: '0',
    GATEWAY_DISCOVERY: 'off',
  });
  const catalogue = await loadCatalogue({ path, environment: {}, required: false });
  const gateway = await createGateway({
    settings: { ...settings, configurationPath: path },
    catalogue,
    log: pino({ level: 'silent' }),
  });
  const wishes = { withoutModels: [], narrowedTo: ['embedded/language'] };
  const keys = await createTestProjects(gateway.services.store, wishes);
  return {
    address: gateway.address,
    gateway,
    keys,
    async close() {
      await gateway.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
