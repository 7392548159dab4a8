import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Router } from 'express';
import { createPage } from './page.ts';
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
const POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";
const page = createPage({ 'content-security-policy': POLICY });

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
