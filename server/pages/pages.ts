import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { referencePage, REFERENCE_SCRIPT } from './reference-page.ts';

const require = createRequire(import.meta.url);

/** The contract that pages show. */
export interface ShownContract {
  title: string;
  /** The contract, as written. */
  yaml: URL;
  json: URL;
  /** Returns the contract for the reference, as JSON; absent: as it is. */
  adapt?: (contractJson: string) => string;
  /** Returns what `adapt` depends on: the page is created again when it changes. */
  source?: () => unknown;
}

/** Pages load everything from this server. */
const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

const ASSETS = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
} as const;

/**
 * Creates the routes of the API reference at `/docs`, to which `/` redirects, and of the contract. They work
 * offline.
 */
export function createPages({ title, yaml, json, adapt = (same) => same, source }: ShownContract): Router {
  const assets = dirname(require.resolve('swagger-ui-dist/package.json'));
  // Paths are matched exactly, as in the contract.
  const router = Router({ strict: true, caseSensitive: true });
  const text = (content: string) => () => Promise.resolve(Buffer.from(content));
  const contract = async () => Buffer.from(adapt(await contractJson(json)));
  router.get(
    '/',
    (_request, response) => void response.writeHead(302, { location: '/docs', 'content-length': 0 }).end(),
  );
  router.get(
    '/openapi.yaml',
    page('application/yaml; charset=utf-8', () => readFile(yaml)),
  );
  router.get(
    '/openapi.json',
    page('application/json; charset=utf-8', async () => Buffer.from(await contractJson(json))),
  );
  router.get('/docs', page('text/html; charset=utf-8', text(referencePage(title))));
  router.get('/docs/contract.json', page('application/json; charset=utf-8', contract, source));
  router.get('/docs/reference.js', page('text/javascript; charset=utf-8', text(REFERENCE_SCRIPT)));
  for (const [name, contentType] of Object.entries(ASSETS))
    router.get(
      `/docs/assets/${name}`,
      page(contentType, () => readFile(join(assets, name))),
    );
  return router;
}

/** Reads the contract without white space. */
async function contractJson(path: URL): Promise<string> {
  return JSON.stringify(JSON.parse(await readFile(path, 'utf8')));
}

interface LoadedPage {
  plain: Buffer;
  compressed: Buffer;
  tag: string;
}

const compress = promisify(gzip);

async function loaded(load: () => Promise<Buffer>): Promise<LoadedPage> {
  const plain = await load();
  const hash = createHash('sha256').update(plain).digest('base64url');
  return { plain, compressed: await compress(plain), tag: `"${hash}"` };
}

/**
 * Creates the handler of a page, which is loaded and compressed at its first request, and not sent again to a
 * browser that has it.
 *
 * @param source returns what the page is created from; the page is created again when it changes
 */
function page(
  contentType: string,
  load: () => Promise<Buffer>,
  source: () => unknown = () => null,
): RequestHandler {
  let found: Promise<LoadedPage> | null = null;
  let foundFrom: unknown = null;
  return async function sendPage(request: Request, response: Response): Promise<void> {
    const from = source();
    if (from !== foundFrom) found = null;
    foundFrom = from;
    found ??= loaded(load).catch((error: unknown) => {
      found = null;
      throw error;
    });
    const { plain, compressed, tag } = await found;
    const headers = {
      'content-security-policy': PAGE_POLICY,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: tag,
    };
    if (request.headers['if-none-match']?.includes(tag) === true) {
      response.writeHead(304, headers).end();
      return;
    }
    const isCompressed = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(
      request.headers['accept-encoding'] ?? '',
    );
    const body = isCompressed ? compressed : plain;
    response.writeHead(200, {
      ...headers,
      'content-type': contentType,
      'content-length': body.length,
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
