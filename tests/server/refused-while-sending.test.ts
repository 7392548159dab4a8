import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';

const BODY_BYTES = 20_000_000;

let folder = '';
let gateway: GatewayProcess;

beforeAll(async () => {
  folder = await gatewayFolder();
  gateway = await GatewayProcess.start({ folder, environment: { GATEWAY_SPOOL_BYTES: '1000000' } });
});

afterAll(async () => {
  await gateway.kill();
  await removeFolder(folder);
});

/** The response to a client that reads it only after it has sent its complete body. */
async function sendThenRead(path: string, key: string, contentType: string): Promise<string> {
  const { hostname, port } = new URL(gateway.address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = [`POST ${path} HTTP/1.1`, 'host: x', `x-api-key: ${key}`, `content-type: ${contentType}`];
  socket.write(`${head.join('\r\n')}\r\ncontent-length: ${BODY_BYTES}\r\n\r\n`);
  const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n';
  const body = Buffer.alloc(BODY_BYTES, 'x');
  body.write(start);
  // A connection that is reset fails here, or loses the response below.
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(body, (error) => (error ? reject(error) : resolve()));
  });
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  await once(socket, 'end');
  socket.destroy();
  return received;
}

test.each([
  ['an invalid key', 401, '/v1/files', () => 'gw_wrong', 'multipart/form-data; boundary=b'],
  ['an unsupported type', 415, '/v1/files', () => gateway.key, 'text/plain'],
  ['a body beyond the spool', 413, '/v1/files', () => gateway.key, 'multipart/form-data; boundary=b'],
  ['a JSON body beyond the spool', 413, '/v1/chat/completions', () => gateway.key, 'application/json'],
  ['an unknown path', 404, '/v1/nowhere', () => gateway.key, 'application/json'],
  ['another method', 405, '/v1/models', () => gateway.key, 'application/json'],
])(
  '%s gets its %d also with a client that first sends its complete body',
  async (_name, status, path, key, type) => {
    const response = await sendThenRead(path, key(), type);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*\r\nconnection: close\r\n`, 'i'));
    const [head = '', body = ''] = response.split('\r\n\r\n', 2);
    expect(body).toHaveLength(Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]));
  },
);
