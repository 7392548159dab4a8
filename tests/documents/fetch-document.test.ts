import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { LookupAddress } from 'node:dns';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fetchDocument } from '../../documents/fetch-document.ts';
import { defaultFetchSettings, type FetchSettings } from '../../documents/fetch-settings.ts';
import { isPublicAddress } from '../../documents/public-address.ts';
import { failure, GatewayError } from '../../errors/gateway-error.ts';
import { PDF, startDocumentServer, type DocumentServer } from './document-server.ts';

const UNREACHABLE =
  "Invalid parameter 'document_url': it could not be fetched: it must be the public address of a PDF or an image";
const LOOPBACK: LookupAddress = { address: '127.0.0.1', family: 4 };

/** As by default, but loopback passes for public. */
const withLoopback: FetchSettings = {
  ...defaultFetchSettings,
  isAllowedAddress: (address) => address === '127.0.0.1' || isPublicAddress(address),
};

let server: DocumentServer;
beforeAll(async () => {
  server = await startDocumentServer(serve);
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

function serve({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(url, server.address);
  const redirect = (to: string): unknown => response.writeHead(302, { location: to }).end('elsewhere');
  switch (pathname) {
    case '/hops': {
      const left = Number(searchParams.get('left'));
      return void (left > 0 ? redirect(`/hops?left=${left - 1}`) : sendPdf(response));
    }
    case '/to':
      return void redirect(searchParams.get('address') ?? '');
    case '/nowhere':
      return void response.writeHead(302).end();
    case '/html':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');
    case '/missing':
      return void response.writeHead(404, { 'content-type': 'application/pdf' }).end(PDF);
    case '/large':
      return void response.writeHead(200, { 'content-type': 'application/pdf' }).end(Buffer.alloc(5_000));
    case '/declared':
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 1_000_000 });
      return void response.write(PDF);
    case '/cut':
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 1_000 });
      return void response.write(PDF, () => response.destroy());
    case '/silent':
      return;
    case '/stalls':
      response.writeHead(200, { 'content-type': 'application/pdf' });
      return void response.write(PDF);
    default:
      return sendPdf(response);
  }
}

function sendPdf(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/pdf; qs=1' }).end(PDF);
}

async function fetched(
  address: string,
  settings: Partial<FetchSettings> = withLoopback,
  signal = new AbortController().signal,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const complete = { ...defaultFetchSettings, ...settings };
  for await (const chunk of fetchDocument({ address, param: 'document_url' }, complete, signal))
    chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The public text of the refusal. Fails when there is none, or when it is another failure. */
async function refusal(address: string, settings: Partial<FetchSettings> = withLoopback): Promise<string> {
  const thrown: unknown = await fetched(address, settings).then(
    () => new Error('it was fetched'),
    (error: unknown) => error,
  );
  if (!(thrown instanceof GatewayError)) throw thrown;
  expect(thrown).toMatchObject({ code: 'invalid_parameter', param: 'document_url' });
  return thrown.publicMessage;
}

describe('a document is fetched', () => {
  test('from an allowed address, without anything of the gateway in the request', async () => {
    expect(await fetched(`${server.address}/a.pdf?x=1`)).toEqual(PDF);
    const [request] = server.requests;
    expect(request?.url).toBe('/a.pdf?x=1');
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  test('by a name whose addresses are all allowed', async () => {
    const resolve = () => Promise.resolve([LOOPBACK]);
    expect(await fetched(`http://files.example:${server.port}/`, { ...withLoopback, resolve })).toEqual(PDF);
  });

  test('after three redirects, and not after four', async () => {
    expect(await fetched(`${server.address}/hops?left=3`)).toEqual(PDF);
    expect(await refusal(`${server.address}/hops?left=4`)).toBe(UNREACHABLE);
  });
});

describe('by default nothing is fetched from this machine or its networks', () => {
  test.each([
    ['loopback', (port: number) => `http://127.0.0.1:${port}/`],
    ['the unspecified address', (port: number) => `http://0.0.0.0:${port}/`],
    ['loopback of IPv6', (port: number) => `http://[::1]:${port}/`],
    ['IPv4-mapped loopback', (port: number) => `http://[::ffff:127.0.0.1]:${port}/`],
    ['loopback as one decimal number', (port: number) => `http://2130706433:${port}/`],
    ['loopback in octal', (port: number) => `http://0177.0.0.1:${port}/`],
    ['loopback in hexadecimal', (port: number) => `http://0x7f.1:${port}/`],
    ['short loopback', (port: number) => `http://127.1:${port}/`],
    ['loopback in full-width digits', (port: number) => `http://１２７.0.0.1:${port}/`],
    ['localhost', (port: number) => `http://localhost:${port}/`],
    ['localhost with a dot', (port: number) => `http://localhost.:${port}/`],
    ['the metadata service', () => 'http://169.254.169.254/latest/meta-data/'],
    ['https on loopback', (port: number) => `https://127.0.0.1:${port}/`],
  ])('%s', async (_name, address) => {
    expect(await refusal(address(server.port), defaultFetchSettings)).toBe(UNREACHABLE);
    expect(server.requests).toHaveLength(0);
  });

  test('by a public name that resolves to it', async () => {
    const resolve = () => Promise.resolve([LOOPBACK]);
    expect(await refusal(`http://inside.example:${server.port}/`, { resolve })).toBe(UNREACHABLE);
    expect(server.requests).toHaveLength(0);
  });

  test('by a name with one public and one private address', async () => {
    const resolve = () => Promise.resolve([{ address: '93.184.216.34', family: 4 }, LOOPBACK]);
    expect(await refusal(`http://both.example:${server.port}/`, { resolve })).toBe(UNREACHABLE);
    expect(server.requests).toHaveLength(0);
  });
});

describe('a redirect is checked again', () => {
  /** Allows the server's address alone, as if it were the outside. */
  const outside: Partial<FetchSettings> = { isAllowedAddress: (address) => address === '127.0.0.1' };

  test.each([
    ['loopback of IPv6', (port: number) => `http://[::1]:${port}/`],
    ['another loopback', (port: number) => `http://127.0.0.2:${port}/`],
    ['the metadata service', () => 'http://169.254.169.254/'],
    ['nowhere', () => ''],
  ])('and refused when it leads to %s', async (_name, target) => {
    const address = `${server.address}/to?address=${encodeURIComponent(target(server.port))}`;
    expect(await refusal(address, outside)).toBe(UNREACHABLE);
    expect(server.requests).toHaveLength(1);
  });

  test('and refused when a name changes its address to loopback between the two (DNS rebinding)', async () => {
    const answers = [LOOPBACK, { address: '127.0.0.2', family: 4 }];
    let lookups = 0;
    const resolve = (): Promise<LookupAddress[]> => {
      const answer = answers[Math.min(lookups, answers.length - 1)] ?? LOOPBACK;
      lookups += 1;
      return Promise.resolve([answer]);
    };
    const address = `http://rebinding.example:${server.port}/hops?left=1`;
    expect(await refusal(address, { ...outside, resolve })).toBe(UNREACHABLE);
    expect(lookups).toBe(2);
    expect(server.requests).toHaveLength(1);
  });

  test('and refused when it leaves http and https', async () => {
    for (const target of ['file:///etc/passwd', 'ftp://127.0.0.1/', 'data:application/pdf;base64,JVBERi0='])
      expect(await refusal(`${server.address}/to?address=${encodeURIComponent(target)}`, outside)).toMatch(
        /https or http/,
      );
  });

  test('and refused when it carries a password', async () => {
    const target = encodeURIComponent(`http://user:secret@127.0.0.1:${server.port}/`);
    expect(await refusal(`${server.address}/to?address=${target}`, outside)).toMatch(/password/);
  });
});

test('a name is looked up once per connection, so that a second lookup cannot differ', async () => {
  let lookups = 0;
  const resolve = (): Promise<LookupAddress[]> => {
    lookups += 1;
    return Promise.resolve([lookups === 1 ? LOOPBACK : { address: '10.0.0.1', family: 4 }]);
  };
  expect(await fetched(`http://rebinding.example:${server.port}/`, { ...withLoopback, resolve })).toEqual(
    PDF,
  );
  expect(lookups).toBe(1);
});

test('a name of a client is looked up without the threads that look up the names of backends', () => {
  const kinds: string[] = [];
  const hook = createHook({ init: (_id, kind) => void kinds.push(kind) }).enable();
  defaultFetchSettings.resolve('files.invalid').catch(() => undefined);
  hook.disable();
  expect(kinds).toContain('QUERYWRAP');
  expect(kinds).not.toContain('GETADDRINFOREQWRAP');
});

describe('a document is refused', () => {
  test.each([
    'no address',
    'files.example/a.pdf',
    'ftp://files.example/a.pdf',
    'file:///etc/passwd',
    'http://',
  ])('under %s', async (address) => expect(await refusal(address)).toMatch(/https or http/));

  test('with a user name or a password in its address', async () => {
    expect(await refusal(`http://user@127.0.0.1:${server.port}/`)).toMatch(/password/);
    expect(server.requests).toHaveLength(0);
  });

  test.each(['/html', '/missing', '/cut', '/nowhere'])('by its response: %s', async (path) => {
    expect(await refusal(server.address + path)).toBe(UNREACHABLE);
  });

  test('when nothing listens, with the same message as when the address is not allowed', async () => {
    const closed = await startDocumentServer(sendPdfTo);
    await closed.close();
    expect(await refusal(closed.address)).toBe(UNREACHABLE);
  });

  test('when its name is not known', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND inside.example at 10.0.0.53'));
    expect(await refusal('http://inside.example/', { resolve })).toBe(UNREACHABLE);
  });

  test.each(['/large', '/declared'])('beyond the bound on its size: %s', async (path) => {
    const bound = { ...withLoopback, maxBytes: 4_000 };
    expect(await refusal(server.address + path, bound)).toMatch(/larger than/);
  });

  test.each(['/silent', '/stalls'])('beyond the bound on its time: %s', async (path) => {
    expect(await refusal(server.address + path, { ...withLoopback, timeoutMs: 100 })).toBe(UNREACHABLE);
  });
});

test('a client that disconnects ends the fetch', async () => {
  const controller = new AbortController();
  const fetching = fetched(`${server.address}/stalls`, withLoopback, controller.signal);
  setTimeout(() => controller.abort(failure('client_closed')), 20);
  await expect(fetching).rejects.toMatchObject({ code: 'client_closed' });
});

function sendPdfTo(_request: IncomingMessage, response: ServerResponse): void {
  sendPdf(response);
}
