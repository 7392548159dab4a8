import type { IncomingMessage } from 'node:http';
import type { OperationRow } from '../../../../contract/operation.ts';
import type { OperationId } from '../../../../generated/contract.ts';
import { isPage } from '../contract-check.ts';
import { matchContract } from '../contract-match.ts';
import type { RecordedExchange as CheckedExchange } from '../exchange.ts';
import { finding, type Finding } from '../finding.ts';
import { CapturedBody } from './captured-body.ts';
import { openDecoder, type BodyDecoder } from './decoded-body.ts';
import type { RecordedFinding } from './entry.ts';
import { toEntry, type CapturedExchange } from './entry-of-exchange.ts';
import type { Ending, Watch } from './forward.ts';
import { LiveStream } from './live-stream.ts';
import type { Recording } from './recording.ts';
import { pairsOf } from './upstream.ts';

/** Longer bodies are forwarded without a check. */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024;
const EVENTS = 'text/event-stream';

/** Captures and checks an exchange, and writes it at its end. */
export class RecordedExchange implements Watch, CapturedExchange {
  readonly request: IncomingMessage;
  readonly requestBody: CapturedBody;
  readonly operation: OperationRow<OperationId> | null;
  readonly findings: RecordedFinding[] = [];
  readonly unchecked: string[] = [];
  readonly startedAt = new Date();
  readonly times: { started: number; head: number | null; ended: number };
  response: IncomingMessage | null = null;
  responseBody: CapturedBody | null = null;
  stream: LiveStream | null = null;
  wireBytes = 0;
  readonly #recording: Recording;
  readonly #settle: (work: Promise<void>) => void;
  #decoder: BodyDecoder | null = null;

  constructor(recording: Recording, request: IncomingMessage) {
    this.#recording = recording;
    this.#settle = recording.open();
    this.request = request;
    const now = performance.now();
    this.times = { started: now, head: null, ended: now };
    const match = matchContract(recording.contract.operations, this.#method, this.#target);
    // The rows of the generated contract have generated operation ids.
    this.operation = match.kind === 'operation' ? (match.operation as OperationRow<OperationId>) : null;
    this.requestBody = new CapturedBody(MAX_CHECKED_BYTES);
    const isBeside = this.#target === '/' || isPage(this.#target);
    if (match.kind === 'unknown' && !isBeside)
      this.#report('client', finding('path', 'the contract has no such path'));
    if (match.kind === 'wrong_method' && this.#method !== 'OPTIONS')
      this.#report('client', finding('path', `the contract has only ${match.allow.join(', ')} here`));
  }

  get #method(): string {
    return this.request.method ?? 'GET';
  }

  get #target(): string {
    return this.request.url ?? '/';
  }

  requestBytes(bytes: Buffer): void {
    this.requestBody.add(bytes);
  }

  responseHead(response: IncomingMessage): void {
    this.times.head = performance.now();
    this.response = response;
    const status = String(response.statusCode);
    const mediaType = (response.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const { operation } = this;
    const isRead = mediaType.includes('json') || mediaType.startsWith('text/') || mediaType === '';
    const body = new CapturedBody(isRead ? MAX_CHECKED_BYTES : this.#recording.maxBodyBytes);
    this.responseBody = body;
    if (mediaType === EVENTS && operation?.responses[status]?.content[EVENTS] !== undefined) {
      const validator = this.#recording.contract.validator(operation.operationId, status, EVENTS);
      this.stream = new LiveStream(validator, (found) => this.#report('server', found));
    }
    this.#decoder = openDecoder(response.headers['content-encoding'] ?? '', (bytes) => {
      body.add(bytes);
      this.stream?.add(bytes);
    });
  }

  responseBytes(bytes: Buffer): void {
    this.wireBytes += bytes.length;
    this.#decoder?.add(bytes);
  }

  end(ending: Ending, reason: string): void {
    this.times.ended = performance.now();
    this.#settle(this.#finish(ending, reason));
  }

  async #finish(ending: Ending, reason: string): Promise<void> {
    const isDecoded = (await this.#decoder?.end()) ?? true;
    if (!isDecoded && ending === 'complete') this.unchecked.push('the content coding of the response');
    if (ending !== 'client_gone' || this.requestBody.totalBytes > 0) await this.#checkRequest(ending);
    if (this.response !== null && isDecoded) this.#checkResponse(ending, this.response);
    this.#recording.write(toEntry(this, ending, reason, this.#recording), reason);
  }

  async #checkRequest(ending: Ending): Promise<void> {
    const { operation, request, requestBody } = this;
    if (operation === null || !request.complete) return;
    if (!requestBody.isComplete || request.headers['content-encoding'] !== undefined) {
      this.unchecked.push(
        requestBody.isComplete ? 'the content coding of the request' : 'a request body over 64 MiB',
      );
      return;
    }
    if (ending === 'failed' && requestBody.totalBytes === 0) return;
    const checked = { target: this.#target, headers: request.headers, body: requestBody.bytes() };
    for (const found of await this.#recording.requests.check(operation, checked))
      this.#report('client', found);
  }

  #checkResponse(ending: Ending, response: IncomingMessage): void {
    const body = this.responseBody ?? new CapturedBody(0);
    if (!body.isComplete && body.totalBytes > MAX_CHECKED_BYTES) {
      this.unchecked.push('a response body over 64 MiB');
      return;
    }
    for (const found of this.#recording.check.check(this.#checkedExchange(ending, response, body)).findings) {
      // Each event is already checked.
      if (
        this.stream !== null &&
        found.where === 'event' &&
        /^(a .* event breaks|an event is not JSON)/s.test(found.text)
      )
        continue;
      this.#report('server', found);
    }
  }

  #checkedExchange(ending: Ending, response: IncomingMessage, body: CapturedBody): CheckedExchange {
    const headers = pairsOf(response.rawHeaders).map(
      ([name, value]) => [name.toLowerCase(), value.trim()] as const,
    );
    const isCut = ending === 'cut' || ending === 'client_gone';
    return {
      request: { method: this.#method, target: this.#target, body: this.requestBody.bytes() },
      status: response.statusCode ?? 0,
      response: {
        startLine: `HTTP/${response.httpVersion} ${response.statusCode ?? 0} ${response.statusMessage ?? ''}`,
        headers,
        body: body.bytes(),
        ending: isCut ? 'cut' : ending === 'closed' ? 'closed' : 'complete',
      },
      clientDisconnected: ending === 'client_gone',
    };
  }

  #report(side: RecordedFinding['side'], found: Finding): void {
    const reported = { side, ...found };
    this.findings.push(reported);
    this.#recording.report(this, reported);
  }
}
