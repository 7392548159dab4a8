import { readFile } from 'node:fs/promises';
import { Router, type RequestHandler } from 'express';
import { createPage } from './page.ts';
import type { ContractDocument } from './reference/contract-document.ts';
import { createReference, type Reference } from './reference/reference.ts';
import type { SampleStyle } from './reference/samples.ts';

/** The contract that pages show. */
export interface ShownContract {
  title: string;
  /** The contract, as written. */
  yaml: URL;
  json: URL;
  samples: SampleStyle;
  /** Changes the contract for the reference. */
  adapt?: (contract: ContractDocument) => void;
  /** Returns what `adapt` depends on: the pages are created again when it changes. */
  source?: () => unknown;
}

const POLICY = {
  // Pages load everything from this server.
  'content-security-policy':
    "default-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'microphone=(), camera=(), geolocation=()',
};
const page = createPage(POLICY);

const HTML = 'text/html; charset=utf-8';

/**
 * Creates the routes of the API reference at `/docs`, to which `/` redirects, and of the contract. They work
 * offline.
 */
export function createPages(shown: ShownContract): Router {
  const { yaml, json } = shown;
  // Paths are matched exactly, as in the contract.
  const router = Router({ strict: true, caseSensitive: true });
  const file = (name: string) => () => readFile(new URL(name, import.meta.url));
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
  router.get('/docs/reference.css', page('text/css; charset=utf-8', file('reference/reference.css')));
  router.get(
    '/docs/reference.js',
    page('text/javascript; charset=utf-8', file('../../generated/reference.js')),
  );
  const reference = currentReference(shown);
  const served = async (): Promise<Buffer> => Buffer.from(JSON.stringify((await reference()).contract));
  // The contract whose examples name models that are served, for the console.
  router.get('/docs/contract.json', page('application/json; charset=utf-8', served, shown.source));
  router.get('/docs', sendSearch(reference));
  router.get(['/docs', '/docs/:page'], sendReference(reference, shown.source));
  return router;
}

/** Sends a page of the reference, if there is one. */
function sendReference(reference: () => Promise<Reference>, source: ShownContract['source']): RequestHandler {
  const sent = new Map<string, RequestHandler>();
  return async (request, response, next) => {
    const { path } = request;
    if (!(await reference()).pages.has(path)) {
      next();
      return;
    }
    const text = async (): Promise<Buffer> =>
      Buffer.from((await (await reference()).pages.get(path)?.()) ?? '');
    const send = sent.get(path) ?? page(HTML, text, source);
    sent.set(path, send);
    await send(request, response, next);
  };
}

/** Returns a function that creates the reference again when what it depends on has changed. */
function currentReference({ title, json, samples, adapt, source }: ShownContract): () => Promise<Reference> {
  let made: Promise<Reference> | null = null;
  let madeFrom: unknown = null;
  const make = async (): Promise<Reference> => {
    // The generator wrote it from a linted contract.
    const contract = JSON.parse(await readFile(json, 'utf8')) as ContractDocument;
    adapt?.(contract);
    return createReference(contract, title, samples);
  };
  return () => {
    const from = source?.() ?? null;
    if (made === null || from !== madeFrom)
      made = make().catch((error: unknown) => {
        made = null;
        throw error;
      });
    madeFrom = from;
    return made;
  };
}

/** Sends what a search found; other requests go on to the first page. */
function sendSearch(reference: () => Promise<Reference>): RequestHandler {
  return async (request, response, next) => {
    const { search } = request.query;
    if (typeof search !== 'string' || search.trim() === '') {
      next();
      return;
    }
    const body = Buffer.from(await (await reference()).search(search));
    response.writeHead(200, {
      ...POLICY,
      'x-content-type-options': 'nosniff',
      'content-type': HTML,
      'content-length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Reads the contract without white space. */
async function contractJson(path: URL): Promise<string> {
  return JSON.stringify(JSON.parse(await readFile(path, 'utf8')));
}
