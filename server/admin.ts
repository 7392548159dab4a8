import { createServer, type Server, type ServerResponse } from 'node:http';

/** The metrics as Prometheus reads them. */
export interface MetricsPage {
  contentType: string;
  text(): Promise<string>;
}

export interface Readiness {
  /** Null when the gateway can take work; else why not. */
  reason(): Promise<string | null>;
}

/** Health, readiness and metrics on a port of their own, which only this machine reaches by default: nobody is asked for a key. */
export function createAdminServer(metrics: MetricsPage, readiness: Readiness): Server {
  return createServer((request, response) => {
    answer(request.url ?? '', response, metrics, readiness).catch(() => {
      if (!response.headersSent) send(response, 500, 'internal error\n');
    });
  });
}

async function answer(
  url: string,
  response: ServerResponse,
  metrics: MetricsPage,
  readiness: Readiness,
): Promise<void> {
  switch (url.split('?', 1)[0]) {
    case '/healthz':
      return send(response, 200, 'ok\n');
    case '/readyz': {
      const reason = await readiness.reason();
      return reason === null ? send(response, 200, 'ready\n') : send(response, 503, `${reason}\n`);
    }
    case '/metrics':
      response.setHeader('content-type', metrics.contentType);
      response.end(await metrics.text());
      return;
    default:
      return send(response, 404, '404 page not found');
  }
}

function send(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(text);
}
