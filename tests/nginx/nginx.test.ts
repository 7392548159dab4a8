import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newPlainKey } from '../../projects/plain-key.ts';
import { BODY_END, field, FILE_END, fileHead } from '../server/live-upload-scene.ts';
import { send } from '../../scripts/test-bed/client.ts';
import { eventually } from '../support/eventually.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { MULTIPART_TYPE } from '../../scripts/test-bed/multipart.ts';
import { begin } from '../support/open-response.ts';
import { chatRequest, gatewayFileFor } from '../../scripts/test-bed/process-requests.ts';
import { ListeningUpstream } from '../../scripts/test-bed/upstream/listening-upstream.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

const DOCUMENTED = join(import.meta.dirname, '../../deploy/nginx.conf');
const KEY = newPlainKey();
const CLIENTS = 4;

let upstream: Upstream;
let listening: ListeningUpstream;
let folder = '';
let ports: number[] = [];
let gateways: GatewayProcess[] = [];
let nginx: ChildProcess;
let address = '';

beforeAll(async () => {
  upstream = await Upstream.start();
  listening = await ListeningUpstream.start();
  folder = await gatewayFolder(
    gatewayFileFor(upstream.baseUrl)
      .replace('models:\n', `  hears: { kind: openai, base_url: '${listening.baseUrl}' }\nmodels:\n`)
      .replace(
        'discovery:',
        '  acme/hear: { mode: transcription, free: true, deployments: [{ backend: hears, model: up-hear }] }\ndiscovery:',
      ),
  );
  ports = [await freePort(), await freePort()];
  gateways = [await start(0), await start(1)];
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const [first = 0, second = 0] = ports;
  const documented = (await readFile(DOCUMENTED, 'utf8'))
    .replace('10.0.0.1:8790', `127.0.0.1:${first}`)
    .replace('10.0.0.2:8790', `127.0.0.1:${second}`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/ {2}ssl_certificate.*\n/g, '');
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `user root; pid nginx.pid; error_log stderr crit; events {} http { access_log off;\n${documented}}\n`,
  );
  const program = process.env['GATEWAY_TEST_NGINX'] ?? 'nginx';
  nginx = spawn(program, ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: 'inherit' });
  await eventually('nginx serves', async () => (await statusOfChat().catch(() => 0)) === 200);
}, 90_000);

afterAll(async () => {
  const ended = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await ended;
  for (const gateway of gateways) await gateway.kill();
  await upstream.close();
  await listening.close();
  await removeFolder(folder);
});

function start(index: number): Promise<GatewayProcess> {
  return GatewayProcess.start({
    folder,
    environment: { GATEWAY_PORT: String(ports[index]), GATEWAY_FIRST_KEY: KEY, GATEWAY_LOG_LEVEL: 'error' },
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that listens has an address of this form.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function statusOfChat(): Promise<number> {
  return (await send(address, chatRequest(KEY))).status;
}

/** A request by the moments at which it began and ended. */
interface Answered {
  status: number;
  text: string;
  beganMs: number;
  endedMs: number;
}

test('gateways that are restarted one after the other lose no request, but for those of the instant in which one stops', async () => {
  const answers: Answered[] = [];
  const stops: { fromMs: number; toMs: number }[] = [];
  let isOver = false;
  const client = async (): Promise<void> => {
    while (!isOver) {
      const beganMs = performance.now();
      const { status, text } = await send(address, chatRequest(KEY));
      answers.push({ status, text, beganMs, endedMs: performance.now() });
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  for (const index of [0, 1]) {
    const fromMs = performance.now();
    expect(await gateways[index]?.stop()).toBe(0);
    stops.push({ fromMs, toMs: performance.now() });
    const before = answers.length;
    await eventually('the other gateway serves', () => Promise.resolve(answers.length > before + 50));
    gateways[index] = await start(index);
  }
  isOver = true;
  await Promise.all(clients);
  const failed = answers.filter(({ status }) => status !== 200);
  // A connection that the kernel opened between the last one that the gateway accepted and the closing of its port is reset.
  const isOfStop = ({ beganMs, endedMs }: Answered): boolean =>
    stops.some(({ fromMs, toMs }) => beganMs < toMs && endedMs > fromMs);
  expect(failed.filter((answer) => !isOfStop(answer))).toEqual([]);
  // Each client has one request at that instant.
  expect(failed.length).toBeLessThanOrEqual(stops.length * CLIENTS);
}, 120_000);

test('a chunked upload reaches the backend while it arrives', async () => {
  const path = '/v1/audio/transcriptions/stream_input';
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': MULTIPART_TYPE };
  const upload = begin(address, { method: 'POST', path, headers });
  upload.send(field('model', 'acme/hear') + fileHead() + 'first bytes ');
  const received = await listening.next();
  await received.has('first bytes ');
  upload.send(`last bytes${FILE_END}${BODY_END}`);
  await received.has('last bytes');
  upload.disconnect();
});
