import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isAdminName } from './admin-names.ts';
import { sendDeployments, sendRestore, sendRoute, type AdminRouting } from './admin-routing.ts';
import { createServer } from '../http/http-server.ts';
import { FAILED, type ReloadOutcome, type ReloadResult } from '../configuration/reload-result.ts';

/** The metrics in the format of Prometheus. */
export interface MetricsPage {
  contentType: string;
  text(): Promise<string>;
}

export interface Readiness {
  /** Null when the gateway can serve requests; else the reason. */
  reason(): Promise<string | null>;
}

export interface AdminOptions {
  metrics: MetricsPage;
  readiness: Readiness;
  /** Reloads the configuration. */
  reload: () => Promise<ReloadResult>;
  routing: AdminRouting;
  /** Names by which the port may be called, besides addresses and private names. */
  names: readonly string[];
}

/**
 * Creates the server of the admin port: health, readiness, metrics, routing and reload. It needs no key; by
 * default only this machine can reach it.
 */
export function createAdminServer(options: AdminOptions): Server {
  return createServer((request, response) => {
    respond(request, response, options).catch(() => {
      if (!response.headersSent) send(response, 500, 'internal error\n');
    });
  });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { metrics, readiness, reload, routing, names }: AdminOptions,
): Promise<void> {
  const path = request.url?.split('?', 1)[0];
  if (path === '/healthz') return send(response, 200, 'ok\n');
  if (path === '/readyz') {
    const reason = await readiness.reason();
    return reason === null ? send(response, 200, 'ready\n') : send(response, 503, `${reason}\n`);
  }
  // Probes are answered by any name, since they tell nothing, and balancers send the name of the site.
  if (!isAdminName(request.headers.host, names)) {
    request.resume();
    return send(response, 421, 'call this port by an address, or add the name to GATEWAY_ADMIN_NAMES\n');
  }
  switch (path) {
    case '/metrics':
      response.setHeader('content-type', metrics.contentType);
      response.end(await metrics.text());
      return;
    case '/deployments':
      return sendDeployments(response, routing);
    case '/route':
      return isOwnPost(request, response, 'explain routes')
        ? sendRoute(request, response, routing)
        : undefined;
    case '/restore':
      return isOwnPost(request, response, 'restore deployments')
        ? sendRestore(request, response, routing)
        : undefined;
    case '/reload':
      return respondToReload(request, response, reload);
    default:
      return send(response, 404, '404 page not found');
  }
}

const STATUS_OF: Readonly<Record<ReloadOutcome, number>> = {
  reloaded: 200,
  unchanged: 200,
  rejected: 422,
  failed: 500,
};

async function respondToReload(
  request: IncomingMessage,
  response: ServerResponse,
  reload: () => Promise<ReloadResult>,
): Promise<void> {
  if (!isOwnPost(request, response, 'reload the configuration')) return;
  request.resume();
  const result = await reload().catch(() => FAILED);
  response.statusCode = STATUS_OF[result.outcome];
  response.setHeader('content-type', 'application/json');
  response.end(`${JSON.stringify(result)}\n`);
}

/**
 * Whether the request is a POST that does not come from a browser; others are refused here. A web page that is
 * open on this machine could send a POST, but browsers then add these headers.
 */
function isOwnPost(request: IncomingMessage, response: ServerResponse, purpose: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isBrowser = origin !== undefined || site !== undefined;
  if (request.method === 'POST' && !isBrowser) return true;
  request.resume();
  if (request.method === 'POST') send(response, 403, `browsers may not ${purpose}\n`);
  else {
    response.setHeader('allow', 'POST');
    send(response, 405, 'use POST\n');
  }
  return false;
}

function send(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(text);
}
