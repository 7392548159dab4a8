import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { converseAnswer, converseEvents } from '../test-bed/replies/bedrock.ts';
import {
  cohereAnswer,
  cohereEvents,
  cohereRefusal,
  type CohereChatBody,
} from '../test-bed/replies/cohere.ts';
import { geminiAnswer, geminiChunks } from '../test-bed/replies/gemini.ts';
import {
  goodResponse,
  json,
  named,
  unnamed,
  type UpstreamResponse,
} from '../test-bed/upstream/good-response.ts';
import { receive, type ReceivedRequest } from '../test-bed/upstream/received-request.ts';
import { writeResponse } from '../test-bed/upstream/write-response.ts';

/** A vendor's server that the pages mention. */
interface Vendor {
  /** The origin in the pages. */
  origin: string;
  /** The header that must carry a credential; null where none is needed. */
  credential: string | null;
  answer(request: ReceivedRequest): UpstreamResponse | null;
}

/** Responds below this path as servers of OpenAI's and Anthropic's formats do. */
const below =
  (base: string) =>
  ({ path, model, fields }: ReceivedRequest): UpstreamResponse | null => {
    const withoutQuery = path.split('?', 1)[0] ?? '';
    if (!withoutQuery.startsWith(base)) return null;
    return goodResponse({ path: withoutQuery.slice(base.length), model, fields });
  };

function gemini(request: ReceivedRequest): UpstreamResponse | null {
  const method = /^\/v1beta\/models\/[^/:]+:(\w+)/.exec(request.path)?.[1];
  if (method === 'generateContent') return json(geminiAnswer());
  if (method === 'streamGenerateContent') return unnamed(geminiChunks());
  return method === 'countTokens' ? json({ totalTokens: 21 }) : null;
}

function bedrock(request: ReceivedRequest): UpstreamResponse | null {
  const method = /^\/model\/[^/]+\/([a-z-]+)$/.exec(request.path)?.[1];
  if (method === 'converse') return json(converseAnswer());
  if (method !== 'converse-stream') return null;
  return { contentType: 'application/vnd.amazon.eventstream', pieces: converseEvents() };
}

function cohere({ path, fields }: ReceivedRequest): UpstreamResponse | null {
  if (path !== '/v2/chat') return null;
  // The check refuses other bodies.
  const body = fields as CohereChatBody;
  if (cohereRefusal(body) !== null) return null;
  return body['stream'] === true ? named(cohereEvents(body)) : json(cohereAnswer(body));
}

/** The vendor that docs/adding-a-backend.md adds. */
function norden({ path, fields }: ReceivedRequest): UpstreamResponse | null {
  if (path === '/v1/account') return json({});
  const { passages } = fields;
  if (path !== '/v1/score' || !Array.isArray(passages)) return null;
  return json({ scores: passages.map((_passage, index) => index / passages.length) });
}

const vendors: readonly Vendor[] = [
  { origin: 'https://api.openai.com', credential: 'authorization', answer: below('/v1') },
  { origin: 'https://api.anthropic.com', credential: 'x-api-key', answer: below('/v1') },
  {
    origin: 'https://my-resource.openai.azure.com',
    credential: 'api-key',
    answer: below('/openai/v1'),
  },
  {
    origin: 'https://generativelanguage.googleapis.com',
    credential: 'x-goog-api-key',
    answer: gemini,
  },
  {
    origin: 'https://bedrock-runtime.eu-central-1.amazonaws.com',
    credential: 'authorization',
    answer: bedrock,
  },
  { origin: 'https://api.cohere.com', credential: 'authorization', answer: cohere },
  { origin: 'https://api.acme.example', credential: 'authorization', answer: below('/v1') },
  { origin: 'https://api.norden.example', credential: 'x-norden-key', answer: norden },
  { origin: 'https://api.mistral.ai', credential: 'authorization', answer: below('/v1') },
  { origin: 'http://127.0.0.1:8000', credential: null, answer: below('/v1') },
  { origin: 'http://127.0.0.1:8080', credential: null, answer: below('/v1') },
  { origin: 'http://127.0.0.1:11434', credential: null, answer: below('/v1') },
];

export interface VendorServers {
  /** Maps the origins in the pages to the local servers that replace them. */
  readonly origins: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

/**
 * Starts one local server for each vendor. Each serves only the paths of its vendor, and responds with 401 without the
 * vendor's credential, so that a page with an invalid address or kind fails.
 */
export async function startVendors(): Promise<VendorServers> {
  const servers: Server[] = [];
  const origins = new Map<string, string>();
  for (const vendor of vendors) {
    const server = createServer((request, response) => {
      serve(vendor, request, response).catch(() => response.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    // A TCP server that listens has an address of this form.
    origins.set(vendor.origin, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  return {
    origins,
    async close() {
      await Promise.all(servers.map(closed));
    },
  };
}

async function closed(server: Server): Promise<void> {
  const end = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await end;
}

async function serve(vendor: Vendor, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const request = await receive(incoming);
  const refuse = (status: number): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{"message":"refused"}}');
  };
  if (vendor.credential !== null && request.headers[vendor.credential] === undefined) return refuse(401);
  const found = vendor.answer(request);
  if (found === null) return refuse(404);
  await writeResponse(response, request, found, { kind: 'good' });
}
