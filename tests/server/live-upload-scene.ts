import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { send } from '../../scripts/test-bed/client.ts';
import { filesBelow } from '../support/files-below.ts';
import { BOUNDARY, MULTIPART_TYPE } from '../../scripts/test-bed/multipart.ts';
import { begin, type BegunRequest } from '../support/open-response.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { ListeningUpstream, type UploadRequest } from '../../scripts/test-bed/upstream/listening-upstream.ts';

/** How long a test waits for an expected event. Tests do not assert this time. */
const PATIENCE_MS = 10_000;

export interface SceneBounds {
  /** The stall time. */
  stallMs: number;
  bodyBytes: number;
  spoolBytes: number;
}

/** A gateway whose transcription models have upstreams that see each byte as soon as it arrives. */
export class LiveUploadScene {
  readonly upstream: ListeningUpstream;
  readonly other: ListeningUpstream;
  readonly #gateway: RecordedGateway;
  readonly #begun: BegunRequest[] = [];

  private constructor(gateway: RecordedGateway, upstream: ListeningUpstream, other: ListeningUpstream) {
    this.#gateway = gateway;
    this.upstream = upstream;
    this.other = other;
  }

  static async start({ stallMs, bodyBytes, spoolBytes }: SceneBounds): Promise<LiveUploadScene> {
    const upstream = await ListeningUpstream.start();
    const other = await ListeningUpstream.start();
    const gateway = await RecordedGateway.start({
      configuration: [
        'backends:',
        `  one: { kind: openai, base_url: '${upstream.baseUrl}' }`,
        `  two: { kind: openai, base_url: '${other.baseUrl}' }`,
        'models:',
        '  acme/hear: { mode: transcription, free: true, deployments: [{ backend: one, model: up-hear }] }',
        '  acme/twice: { mode: transcription, free: true, strategy: failover, deployments: [{ backend: one, model: up-hear }, { backend: two, model: up-hear }] }',
        '  acme/charged: { mode: transcription, prices: { per_second: 0.01 }, limits: { max_seconds: 60 }, deployments: [{ backend: one, model: up-hear }] }',
        '  acme/chat: { mode: chat, free: true, deployments: [{ backend: one, model: up-chat }] }',
        'discovery: false',
      ],
      environment: { GATEWAY_STALL_MS: String(stallMs), GATEWAY_SPOOL_BYTES: String(spoolBytes) },
      limits: { requestBodyBytes: bodyBytes },
    });
    return new LiveUploadScene(gateway, upstream, other);
  }

  /** Begins an upload that is sent in pieces. */
  begin(): BegunRequest {
    const headers = { ...this.#gateway.headers, 'content-type': MULTIPART_TYPE };
    const path = '/v1/audio/transcriptions/stream_input';
    const upload = begin(this.#gateway.address, { method: 'POST', path, headers });
    this.#begun.push(upload);
    return upload;
  }

  /** Begins an upload up to the first bytes of its file. */
  beginWith(fields: Readonly<Record<string, string>>, firstBytes = 'first bytes '): BegunRequest {
    const upload = this.begin();
    for (const [name, value] of Object.entries(fields)) upload.send(field(name, value));
    upload.send(fileHead() + firstBytes);
    return upload;
  }

  /** Disconnects all uploads of a test, so that a failed test does not affect the next one. */
  leaveAll(): void {
    for (const upload of this.#begun.splice(0)) upload.disconnect();
  }

  async metric(name: string): Promise<number> {
    const address = this.#gateway.gateway.adminAddress;
    const { text } = await send(address, { method: 'GET', path: '/metrics', headers: {} });
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  }

  /** What the latest call costs, in nano-euro. */
  async lastCost(): Promise<bigint | undefined> {
    const { store, ledger } = this.#gateway.gateway.services;
    await ledger.posted();
    const rows = await store.database
      .selectFrom('ledger')
      .select('cost_nano_eur')
      .orderBy('request_id', 'desc')
      .execute();
    return rows[0]?.cost_nano_eur;
  }

  /** The files in the spool when no request is in flight and removals have had time. */
  async leftInSpool(): Promise<{ requests: number; heldBytes: number; files: string[] }> {
    const deadlineMs = performance.now() + PATIENCE_MS;
    for (;;) {
      const left = {
        requests: await this.metric('gateway_requests_in_flight'),
        heldBytes: await this.metric('gateway_spool_held_bytes'),
        files: await filesBelow(join(this.#gateway.dataDirectory, 'spool')),
      };
      const isNothing = left.requests + left.heldBytes + left.files.length === 0;
      if (isNothing || performance.now() > deadlineMs) return left;
      await wait(10);
    }
  }

  async close(): Promise<void> {
    await this.#gateway.close();
    await this.upstream.close();
    await this.other.close();
  }
}

export const NOTHING_LEFT = { requests: 0, heldBytes: 0, files: [] };

export function field(name: string, value: string): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

export function fileHead(name = 'file'): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.wav"\r\nContent-Type: audio/wav\r\n\r\n`;
}

/** The end of the file's bytes, before any other part or the end of the body. */
export const FILE_END = '\r\n';
export const BODY_END = `--${BOUNDARY}--\r\n`;

const EVENTS = [
  'data: {"type":"transcript.text.delta","delta":"Hello"}\n\n',
  'data: {"type":"transcript.text.done","text":"Hello"}\n\n',
  'data: [DONE]\n\n',
];

export function answerBegins({ response }: UploadRequest): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(EVENTS[0]);
}

export function answerEnds({ response }: UploadRequest): void {
  response.end(EVENTS.slice(1).join(''));
}

export function answerWhole(request: UploadRequest): void {
  answerBegins(request);
  answerEnds(request);
}
