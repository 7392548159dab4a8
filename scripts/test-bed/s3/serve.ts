import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { signatureFault, type Account } from './signature.ts';

/**
 * An S3 server with the folder and port of its arguments. Prints its port. s3rver stores the objects and implements the protocol,
 * but it miscalculates signatures of requests for a bucket and does not check checksums. A gate in front of it checks both, and
 * forwards an upload only when it is complete, as S3 does.
 */
const [directory = '', port = '0', bucket = ''] = process.argv.slice(2);
const account: Account = { accessKeyId: 'GATEWAYTESTACCESS', secretAccessKey: 'gateway-test-secret-words' };

const arrivals = join(directory, 'arrivals');
await mkdir(arrivals, { recursive: true });

const store = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(directory, 'objects'),
  vhostBuckets: false,
  configureBuckets: [{ name: bucket }],
});
const { port: storePort } = await store.run();

const gate = createServer((request, response) => {
  pass(request, response).catch(() => response.destroy());
});
gate.listen(Number(port), '127.0.0.1');
await once(gate, 'listening');
// A server that listens on a port has an address of this form.
process.stdout.write(`${(gate.address() as AddressInfo).port}\n`);

async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const fault = signatureFault(request, account);
  if (fault !== null) return refuse(response, 403, fault.code, fault.stringToSign);
  const path = join(arrivals, randomUUID());
  try {
    const sha256 = await take(request, path);
    if (request.headers['x-amz-content-sha256'] !== sha256)
      return refuse(response, 400, 'XAmzContentSHA256Mismatch');
    await handOn(request, path, response);
  } finally {
    await rm(path);
  }
}

/** Writes the body to a file and returns its checksum. Throws when the body is cut off. */
async function take(request: IncomingMessage, path: string): Promise<string> {
  const hash = createHash('sha256');
  await using file = await open(path, 'wx');
  for await (const chunk of request) {
    // A stream of bytes without an encoding yields buffers; its type does not say so.
    const bytes = chunk as Buffer;
    hash.update(bytes);
    await file.writeFile(bytes);
  }
  return hash.digest('hex');
}

async function handOn(request: IncomingMessage, path: string, response: ServerResponse): Promise<void> {
  const { authorization: _checked, expect: _met, ...headers } = request.headers;
  const inner = send({ port: storePort, method: request.method, path: request.url, headers });
  createReadStream(path).pipe(inner);
  // The first of a response event's arguments is the response.
  const [stored] = (await once(inner, 'response')) as [IncomingMessage];
  response.writeHead(stored.statusCode ?? 500, stored.headers);
  response.once('close', () => stored.destroy());
  stored.pipe(response);
}

/** Refuses a request as S3 does, with the key and the signed text. */
function refuse(response: ServerResponse, status: number, code: string, stringToSign = ''): void {
  const details = `<AWSAccessKeyId>${account.accessKeyId}</AWSAccessKeyId><StringToSign>${stringToSign}</StringToSign>`;
  response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
  response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>refused</Message>${details}</Error>`,
  );
}
