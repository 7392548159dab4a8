import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JsonValue } from '../../scripts/test-bed/client.ts';
import { Watch } from '../../scripts/test-bed/watch.ts';

export interface Received {
  path: string;
  contentType: string;
  body: Buffer;
}

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
  attributes: Record<string, JsonValue>;
}

interface KeyValue {
  key: string;
  value: Record<string, JsonValue>;
}

/** A collector that takes OTLP over HTTP and keeps what it got. */
export class Collector {
  readonly received: Received[] = [];
  readonly #server: Server;
  readonly #watch = new Watch();

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.once('end', () => {
        const contentType = request.headers['content-type'] ?? '';
        this.received.push({ path: request.url ?? '', contentType, body: Buffer.concat(chunks) });
        response
          .writeHead(200, { 'content-type': contentType })
          .end(contentType.includes('json') ? '{}' : '');
        this.#watch.tell();
      });
    });
  }

  static async start(): Promise<Collector> {
    const server = createServer();
    const collector = new Collector(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return collector;
  }

  get address(): string {
    // A TCP server that listens has an address of this form.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  until<Found>(look: () => Found | null | undefined): Promise<Found> {
    return this.#watch.until(look);
  }

  get spans(): CollectedSpan[] {
    return this.#json('/v1/traces').flatMap((text) =>
      members<{
        scopeSpans: { spans: (Omit<CollectedSpan, 'attributes'> & { attributes: KeyValue[] })[] }[];
      }>(text, 'resourceSpans').flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap(({ spans }) =>
          spans.map((span) => ({ ...span, attributes: valuesOf(span.attributes) })),
        ),
      ),
    );
  }

  get metricNames(): string[] {
    return this.#json('/v1/metrics').flatMap((text) =>
      members<{ scopeMetrics: { metrics: { name: string }[] }[] }>(text, 'resourceMetrics').flatMap(
        ({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics.map(({ name }) => name)),
      ),
    );
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  #json(path: string): string[] {
    return this.received
      .filter((one) => one.path === path && one.contentType.includes('json'))
      .map(({ body }) => body.toString('utf8'));
  }
}

function members<Member>(text: string, name: string): Member[] {
  // What the exporter writes has the form of OTLP/JSON, of which the tests look at these members.
  return (JSON.parse(text) as Record<string, Member[]>)[name] ?? [];
}

function valuesOf(attributes: readonly KeyValue[]): Record<string, JsonValue> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] ?? null]));
}
