import { readFile } from 'node:fs/promises';
import { Router, type Request, type Response } from 'express';
import { failure } from '../../errors/gateway-error.ts';
import {
  changeTokenOf,
  endSession,
  endSessionsOf,
  findSession,
  openSession,
  type Session,
} from '../../management/sessions.ts';
import { presentedKey } from '../../middleware/authentication.ts';
import { exchangeOf } from '../../middleware/exchange.ts';
import { createPage } from '../pages/page.ts';
import { forwardTo } from './forward.ts';
import { addSignIn, type SignInOptions } from './sign-in.ts';
import { checkChangeToken, cookieOf, ENDED_COOKIE, secretOf, useSession } from './session-cookie.ts';

export interface ConsoleOptions extends SignInOptions {
  /** The address of the gateway's API, for the console's own requests. */
  apiAddress: string;
  /** The folder of the written console. */
  assets: URL;
}

/** No code and no style but those of this server, and nothing that loads or sends anything elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  'media-src blob:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const page = createPage({
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
});

/** Creates the routes of the console: its page, its sessions, and the way to the API. Other requests use its session as their token. */
export function createConsole(options: ConsoleOptions): Router {
  const { store, apiAddress, assets, readSignIn } = options;
  const router = Router({ strict: true, caseSensitive: true });
  const asset = (name: string) => (): Promise<Buffer> =>
    readFile(new URL(name, assets)).catch((cause: unknown) => {
      throw failure('unknown_path', { message: 'the console is not built: npm run bundle', cause });
    });
  const html = page('text/html; charset=utf-8', () => Promise.resolve(Buffer.from(consolePage)));
  router.use('/console', (_request, response, next) => {
    exchangeOf(response).identify();
    next();
  });
  router.get('/console', html);
  router.get('/console/console.js', page('text/javascript; charset=utf-8', asset('console.js')));
  router.get('/console/console.css', page('text/css; charset=utf-8', asset('console.css')));
  addSignIn(router, options);
  router.get('/console/session', async (request, response) => {
    const { secret, session } = await requireSession(request, options);
    sendJson(response, 200, shownSession(session, secret));
  });
  router.post('/console/session', async (request, response) => {
    const secret = await openSession(store, presentedKey(request)?.key ?? '');
    const session = secret === null ? null : await findSession(store, secret, readSignIn);
    if (secret === null || session === null) throw failure('invalid_key');
    response.setHeader('set-cookie', cookieOf(secret));
    sendJson(response, 201, shownSession(session, secret));
  });
  router.delete(['/console/session', '/console/sessions'], async (request, response) => {
    const { secret, session } = await requireSession(request, options);
    checkChangeToken(request, secret);
    await (request.path === '/console/sessions'
      ? endSessionsOf(store.database, session.tokenId)
      : endSession(store.database, secret));
    response.setHeader('set-cookie', ENDED_COOKIE);
    sendJson(response, 200, {});
  });
  router.use('/console/api', async (request, response) => {
    const { secret } = await requireSession(request, options);
    checkChangeToken(request, secret);
    await forwardTo(apiAddress, request, response);
  });
  router.use('/admin', useSession);
  return router;
}

async function requireSession(
  request: Request,
  { store, readSignIn }: Pick<ConsoleOptions, 'store' | 'readSignIn'>,
): Promise<{ secret: string; session: Session }> {
  const secret = secretOf(request);
  const session = secret === null ? null : await findSession(store, secret, readSignIn);
  if (secret === null || session === null) throw failure('invalid_key');
  return { secret, session };
}

/** What the page knows of its session. */
function shownSession({ actor, name, role, organisation, expiresAt }: Session, secret: string): object {
  return { actor, name, role, organisation, expires_at: expiresAt, change_token: changeTokenOf(secret) };
}

function sendJson(response: Response, status: number, value: object): void {
  const text = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  response.end(text);
}

/** The page of the console. Everything that it shows comes from its script. */
const consolePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Gateway console</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/console/console.css">
<script type="module" src="/console/console.js"></script>
</head>
<body>
<div id="console"><noscript>The console needs JavaScript.</noscript></div>
</body>
</html>
`;
