import { Client, type Dispatcher } from 'undici';
import { GatewayError } from '../errors/gateway-error.ts';
import type { FetchSettings } from './fetch-settings.ts';
import { invalidDocument } from './invalid-document.ts';
import { allowedConnector } from './public-connector.ts';

/** An address that a client gave. */
export interface DocumentAddress {
  address: string;
  /** The field that named it. */
  param: string;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const BINARY_TYPES = new Set([
  '',
  'application/pdf',
  'application/x-pdf',
  'application/octet-stream',
  'binary/octet-stream',
]);

/**
 * Fetches a document from an address that a client gave. All failures are an `invalid_parameter` with the same
 * text, so that a client learns nothing about the gateway's network. Ending the iteration early closes the
 * connection.
 */
export async function* fetchDocument(
  document: DocumentAddress,
  settings: FetchSettings,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(settings.timeoutMs)]);
  try {
    let url = parseAddress(document.address, document.param);
    for (let redirects = 0; redirects <= settings.maxRedirects; redirects += 1) {
      const client = openClient(url, settings);
      try {
        const response = await get(client, url, deadline);
        const target = redirectTarget(response, url, document.param);
        if (target === null) {
          yield* contentOf(response, settings.maxBytes, document.param);
          return;
        }
        url = target;
      } finally {
        await client.destroy();
      }
    }
    throw unreachable(document.param, 'too many redirects');
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    if (signal.aborted && signal.reason instanceof GatewayError) throw signal.reason;
    throw unreachable(document.param, 'the connection failed', error);
  }
}

/** Parses an address. Throws `invalid_parameter` when documents cannot be fetched from it. */
function parseAddress(address: string, param: string): URL {
  const url = URL.parse(address);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw invalidDocument(param, 'it must be an https or http address, or a data: address with base64');
  if (url.username !== '' || url.password !== '')
    throw invalidDocument(param, 'an address must not hold a user name or a password');
  return url;
}

function openClient(url: URL, { isAllowedAddress, resolve, timeoutMs }: FetchSettings): Client {
  return new Client(url.origin, {
    connect: allowedConnector(isAllowedAddress, resolve, timeoutMs),
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    allowH2: false,
  });
}

async function get(client: Client, url: URL, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
  const response = await client.request({
    method: 'GET',
    path: url.pathname + url.search,
    headers: {
      accept: 'application/pdf, image/*',
      'accept-encoding': 'identity',
      'user-agent': 'inference-gateway',
    },
    signal,
  });
  // An unread response is destroyed with its client; its error has no other handler.
  response.body.on('error', () => undefined);
  return response;
}

function redirectTarget(response: Dispatcher.ResponseData, from: URL, param: string): URL | null {
  if (!REDIRECTS.has(response.statusCode)) return null;
  const location = headerOf(response, 'location');
  const url = location === '' ? null : URL.parse(location, from.href);
  if (url === null) throw unreachable(param, 'a redirect without a target');
  return parseAddress(url.href, param);
}

async function* contentOf(
  response: Dispatcher.ResponseData,
  maxBytes: number,
  param: string,
): AsyncGenerator<Uint8Array> {
  if (response.statusCode !== 200)
    throw unreachable(param, `its server responded with ${response.statusCode}`);
  const mediaType = (headerOf(response, 'content-type').split(';', 1)[0] ?? '').trim().toLowerCase();
  if (!BINARY_TYPES.has(mediaType) && !mediaType.startsWith('image/'))
    throw unreachable(param, `its media type is ${mediaType}`);
  if (Number(headerOf(response, 'content-length')) > maxBytes) throw tooLarge(param, maxBytes);
  let sizeBytes = 0;
  // No encoding is set, so chunks are buffers.
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) throw tooLarge(param, maxBytes);
    yield chunk;
  }
}

function headerOf({ headers }: Dispatcher.ResponseData, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

function tooLarge(param: string, maxBytes: number): GatewayError {
  return invalidDocument(param, `the document is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB`);
}

function unreachable(param: string, internal: string, cause?: unknown): GatewayError {
  const reason = 'it could not be fetched: it must be the public address of a PDF or an image';
  return invalidDocument(param, reason, { internal: `the document was not fetched: ${internal}`, cause });
}
