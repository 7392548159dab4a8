import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capabilities, type Capability } from '../../catalogue/model.ts';
import { openSession } from '../../packages/contract-tools/checks/black-box/open-session.ts';
import type { Session } from '../../packages/contract-tools/checks/black-box/session.ts';
import { Target } from '../../packages/contract-tools/checks/black-box/target.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { dataDirectoryIn, gatewayFolder, GatewayProcess, removeFolder } from '../test-bed/gateway-process.ts';
import { pricedModelFor, pricedModels } from '../test-bed/priced-models.ts';
import { databaseOf } from '../test-bed/stores.ts';
import { createTestProjects } from '../test-bed/test-projects.ts';
import { UpstreamProcess } from '../test-bed/upstream/upstream-process.ts';

/** Formats of the text models: one serves all formats itself, the others make the gateway translate. */
const TEXT_FORMATS = ['chat', 'messages', 'responses'] as const;
const RESPONSE_WITHIN_MS = 60_000;

export interface FuzzedGateway {
  gateway: GatewayProcess;
  /** One session for each way in which text is served. */
  sessions: Session[];
  close(): Promise<void>;
}

/** Starts a gateway in a process of its own, with a healthy upstream in another one. */
export async function startFuzzedGateway(entry?: string): Promise<FuzzedGateway> {
  const upstreamFolder = await mkdtemp(join(tmpdir(), 'gateway-fuzz-'));
  const upstream = await UpstreamProcess.start(upstreamFolder, 'upstream');
  const folder = await gatewayFolder(gatewayFile(upstream.baseUrl));
  const gateway = await GatewayProcess.start({
    folder,
    environment: { GATEWAY_LOG_LEVEL: 'error' },
    ...(entry === undefined ? {} : { entry }),
  });
  const store = await openDatabase(databaseOf(dataDirectoryIn(folder)));
  const keys = await createTestProjects(store, {
    withoutModels: [],
    narrowedTo: [pricedModelFor('embedding')],
  });
  await store.close();
  const target = new Target({ url: gateway.address, timeoutMs: RESPONSE_WITHIN_MS });
  const ids = await createObjects(gateway.address, keys.full);
  const sessions = [pricedModelFor('chat'), ...TEXT_FORMATS.map((format) => `${format}-only/chat`)].map(
    (chat) => ({
      ...openSession({
        target,
        models: new Map<Capability, string>([
          ...capabilities.map((one) => [one, pricedModelFor(one)] as const),
          ['chat', chat],
        ]),
        keys: { full: keys.full, narrowed: keys.narrowed, revoked: keys.revoked, exhausted: keys.spent },
        slow: false,
      }),
      ids,
    }),
  );
  return {
    gateway,
    sessions,
    async close() {
      await gateway.kill();
      await upstream.stop();
      await removeFolder(folder);
      await rm(upstreamFolder, { recursive: true, force: true });
    },
  };
}

function gatewayFile(baseUrl: string): string {
  const upstreamNameOf = (capability: string): string => `up-${capability}`;
  return [
    'backends:',
    `  up: { kind: openai, base_url: '${baseUrl}', formats: [${TEXT_FORMATS.join(', ')}] }`,
    ...TEXT_FORMATS.map(
      (format) => `  ${format}-only: { kind: openai, base_url: '${baseUrl}', formats: [${format}] }`,
    ),
    'models:',
    pricedModels('up', upstreamNameOf),
    ...TEXT_FORMATS.map(
      (format) =>
        `  ${format}-only/chat: { mode: chat, free: true, deployments: [{ backend: ${format}-only, model: up-chat }] }`,
    ),
    'discovery: false',
    '',
  ].join('\n');
}

/** Creates a file and a stored response, for the operations that read one. */
async function createObjects(address: string, key: string): Promise<Map<string, string>> {
  const headers = { authorization: `Bearer ${key}` };
  const form = new FormData();
  form.append('file', new Blob(['A file of the fuzzer.\n']), 'fuzz.txt');
  form.append('purpose', 'user_data');
  const file = await fetch(`${address}/v1/files`, { method: 'POST', headers, body: form });
  const response = await fetch(`${address}/v1/responses`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ model: pricedModelFor('chat'), input: 'Hello', store: true }),
  });
  // The contract gives both objects an id.
  const [fileId, responseId] = [
    (await file.json()) as { id: string },
    (await response.json()) as { id: string },
  ];
  return new Map([
    ['file_id', fileId.id],
    ['response_id', responseId.id],
  ]);
}
