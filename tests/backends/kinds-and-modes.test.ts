import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '../../backends/kinds/create-backend.ts';
import { embeddedModels } from '../../backends/kinds/embedded/models.ts';
import { onnxOperations } from '../../backends/kinds/onnx/operations.ts';
import { ByteBound } from '../../bodies/byte-bound.ts';
import type { RequestBody } from '../../calls/call.ts';
import { backendKinds, isPreset, kindsWhere } from '../../catalogue/backend-kinds.ts';
import { loadWithFiles } from '../../catalogue/load.ts';
import { capabilities, type BackendKind, type Capability } from '../../catalogue/model.ts';
import { EngineHost } from '../../packages/engines/host.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { operations } from '../../generated/operations.ts';
import { backendRequest, backendSettings } from './backend-request.ts';
import { JsonServer } from './json-server.ts';

const SERVERS = kindsWhere(({ address }) => address !== undefined);
/** Requests are sent to these vendors as to a server of kind openai, but they have only the operations of their row. */
const hasCodeOfOpenAi = (kind: BackendKind): boolean => kind === 'azure' || isPreset(kind);

let server: JsonServer;
let folder = '';

beforeAll(async () => {
  server = await JsonServer.start(() => ({ status: 400, body: { error: { message: 'received' } } }));
  folder = await mkdtemp(join(tmpdir(), 'gateway-kinds-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** The modes that a backend of the kind cannot have, as `config check` reports them. */
async function modesWithWarning(keys: string): Promise<string[]> {
  const path = join(folder, 'gateway.yaml');
  const models = capabilities.map(
    (mode) =>
      `  acme/${mode}: { mode: ${mode}, free: true, limits: { max_pages: 1 }, deployments: [{ backend: up, model: x }] }`,
  );
  await writeFile(path, ['backends:', `  up: { ${keys} }`, 'models:', ...models].join('\n'));
  const { warnings } = await loadWithFiles({ path, environment: {} });
  return warnings.flatMap(({ message }) => /cannot be used for '(\w+)'/.exec(message)?.[1] ?? []);
}

/** The modes of which a backend refuses every operation. */
async function modesRefused(kind: BackendKind): Promise<Capability[]> {
  const settings = backendSettings(kind, server.address);
  const backend = createBackend(settings, new EngineHost());
  const refused: Capability[] = [];
  for (const mode of capabilities) {
    const rows = operations.filter(({ gateway }) => gateway.capability === mode);
    const isRefused = await Promise.all(rows.map((row) => isRefusedBy(row.operationId)));
    if (isRefused.every(Boolean)) refused.push(mode);
  }
  await backend.close();
  return refused;

  async function isRefusedBy(operationId: string): Promise<boolean> {
    const request = backendRequest(operationId, {
      ...{ model: 'acme/m', input: ['a'], query: 'q', documents: ['a'] },
      ...{ max_tokens: 1, messages: [{ role: 'user', content: 'Hello' }] },
    });
    const isForm = operations.some((row) => row.operationId === operationId && row.binaryParts.length > 0);
    const { value } = request.body;
    const lease = new ByteBound('spool', 1_000).lease();
    const body: RequestBody = isForm ? { kind: 'multipart', value, files: [], lease } : request.body;
    return backend.send({ ...request, body }).then(
      () => false,
      (thrown: unknown) => thrown instanceof GatewayError && /has no such operation/.test(thrown.message),
    );
  }
}

describe('config check warns of each mode that no operation of the backend serves', () => {
  test.each(SERVERS)('of kind %s', async (kind) => {
    const aws = kind === 'bedrock' ? ', aws: { region: eu-central-1 }' : '';
    const { address: expected, capabilities: served } = backendKinds[kind];
    const address = `http://127.0.0.1:9${expected?.version === 'added by the gateway' ? '' : '/v1'}`;
    const refused = hasCodeOfOpenAi(kind)
      ? capabilities.filter((mode) => !served.includes(mode))
      : await modesRefused(kind);
    expect(await modesWithWarning(`kind: ${kind}, base_url: '${address}'${aws}`)).toEqual(refused);
  });

  test('of kind embedded', async () => {
    const served = new Set([...embeddedModels.values()].flatMap(({ serves }) => Object.keys(serves)));
    expect(await modesWithWarning('kind: embedded')).toEqual(modesBeside(served));
  });
});

test('models of kind onnx have the modes whose operations ONNX serves', () => {
  expect(modesBeside(new Set(Object.keys(onnxOperations)))).toEqual([
    ...['chat', 'speech', 'transcription', 'image_generation', 'image_variation', 'ocr'],
  ]);
});

function modesBeside(served: ReadonlySet<string>): Capability[] {
  return capabilities.filter(
    (mode) =>
      !operations.some(({ gateway, operationId }) => gateway.capability === mode && served.has(operationId)),
  );
}
