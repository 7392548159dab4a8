import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { CheckedContract } from '../contract-check.ts';
import { matchContract } from '../contract-match.ts';
import type { ContractDocument } from '../document.ts';
import { exampleResponse, type ExampleResponse } from './example-response.ts';

/** Maximum size of a request body. Larger bodies are refused with 413. */
const MOST_BODY_BYTES = 32 * 1024 * 1024;

/**
 * Creates a server that returns the contract's examples. `Prefer: code=429` selects the example of another declared status. The
 * response is 401 without a required key.
 */
export function createMockServer(contract: CheckedContract, document: ContractDocument): Server {
  return createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    const match = matchContract(contract.operations, method, url);
    if (match.kind === 'unknown') return send(response, UNKNOWN_PATH);
    if (match.kind === 'wrong_method') return send(response, WRONG_METHOD, { allow: match.allow.join(', ') });
    const { operation } = match;
    void readBody(request).then((body) => {
      const success = Object.keys(operation.responses).find((one) => one.startsWith('2')) ?? '200';
      const preferred = /\bcode=(\d{3})\b/.exec(String(request.headers['prefer']))?.[1] ?? success;
      const lacksKey = operation.keyRequired === 'required' && !hasKey(request);
      const wanted = lacksKey ? '401' : body === null ? '413' : preferred;
      const status = operation.responses[wanted] === undefined ? success : wanted;
      const fields = fieldsOf(request, body ?? Buffer.alloc(0));
      send(response, exampleResponse(document, operation, status, fields));
    });
  });
}

const UNKNOWN_PATH = { status: 404, mediaType: 'text/plain', body: '404 page not found' };
const WRONG_METHOD = { status: 405, mediaType: '', body: '' };

function send(
  response: ServerResponse,
  { status, mediaType, body }: ExampleResponse,
  more: Readonly<Record<string, string>> = {},
): void {
  const id = randomUUID();
  response.writeHead(status, {
    'x-request-id': id,
    'request-id': id,
    ...(mediaType === '' ? {} : { 'content-type': mediaType }),
    ...(status === 429 || status >= 500 ? { 'retry-after': '1' } : {}),
    'content-length': Buffer.byteLength(body),
    ...more,
  });
  response.end(body);
}

function hasKey({ headers }: IncomingMessage): boolean {
  return headers['x-api-key'] !== undefined || headers.authorization !== undefined;
}

/** Reads the body. Null when it is too large; it is then read and discarded. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of request as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length <= MOST_BODY_BYTES) pieces.push(piece);
    }
  } catch {
    // The client disconnected.
  }
  return length <= MOST_BODY_BYTES ? Buffer.concat(pieces) : null;
}

/** Returns the fields of a JSON object, or the text fields of a form that select the example. */
function fieldsOf({ headers }: IncomingMessage, body: Buffer): unknown {
  if (!String(headers['content-type']).startsWith('multipart/')) {
    try {
      return JSON.parse(body.toString('utf8'));
    } catch {
      return {};
    }
  }
  const text = body.toString('latin1');
  const found = ['model', 'stream', 'response_format'].map((name) => {
    const value = new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)\\r\\n`).exec(text)?.[1];
    return [name, value] as const;
  });
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}
