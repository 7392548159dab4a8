import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isAdminName } from './admin-names.ts';
import { isOwnOrigin } from '../management/other-sites.ts';
import { createServer } from '../http/http-server.ts';

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
  /** Names by which the port may be called, besides addresses and private names. */
  names: readonly string[];
}

/**
 * Creates the server of the admin port: health, readiness and metrics. It changes nothing and needs no key; by default only this
 * machine can reach it.
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
  { metrics, readiness, names }: AdminOptions,
): Promise<void> {
  const path = request.url?.split('?', 1)[0];
  if (path === '/healthz') return send(response, 200, 'ok\n');
  if (path === '/readyz') {
    const reason = await readiness.reason();
    return reason === null ? send(response, 200, 'ready\n') : send(response, 503, `${reason}\n`);
  }
  // Probes are answered by any name, since they tell nothing, and balancers send the name of the site.
  const { host, origin } = request.headers;
  if (!isAdminName(host, names)) {
    request.resume();
    return send(response, 421, 'call this port by an address, or add the name to GATEWAY_ADMIN_NAMES\n');
  }
  if (origin !== undefined && !isOwnOrigin(origin, host)) {
    request.resume();
    return send(response, 403, 'pages of other sites may not call this port\n');
  }
  if (path !== '/metrics') return send(response, 404, '404 page not found');
  response.setHeader('content-type', metrics.contentType);
  response.end(await metrics.text());
}

function send(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(text);
}
