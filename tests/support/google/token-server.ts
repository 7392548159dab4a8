import { createVerify, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ACCOUNT = 'gateway@acme.iam.gserviceaccount.com';
const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
const METADATA_PATH = '/computeMetadata/v1/instance/service-accounts/default/token';

export const SUBJECT_TOKEN = 'subject-token-of-the-workload';

/** How the server answers one sign-in. */
export type TokenBehaviour = { status: number; body: object } | 'stall' | 'reset' | 'html';

/**
 * A real HTTP server that signs in service accounts (RFC 7523), workloads (RFC 8693) and machines, as Google's do. It refuses
 * an assertion with a wrong signature, audience, scope or life.
 */
export class TokenServer {
  address = '';
  /** The paths of the sign-ins. */
  readonly signIns: string[] = [];
  lifetimeSeconds = 3_600;
  readonly #next: TokenBehaviour[] = [];
  /** Tokens that the upstream accepts. */
  readonly #valid = new Set<string>();
  #issued = 0;
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });

  static async start(): Promise<TokenServer> {
    const server = new TokenServer();
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    // A TCP server that listens has an address of this form.
    server.address = `http://127.0.0.1:${(server.#server.address() as AddressInfo).port}`;
    return server;
  }

  /** The key file of a service account. */
  get serviceAccount(): string {
    return JSON.stringify({
      type: 'service_account',
      project_id: 'acme',
      private_key_id: 'key-1',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      client_email: ACCOUNT,
      client_id: '1',
      token_uri: 'https://oauth2.googleapis.com/token',
    });
  }

  /** The file of a workload with an identity of another provider, whose token is in a file. */
  workload(subjectTokenFile: string): string {
    return JSON.stringify({
      type: 'external_account',
      audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/pool/providers/own',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: `${this.address}/sts`,
      credential_source: { file: subjectTokenFile },
    });
  }

  /** Sends requests for Google's token endpoint here, which its library does not let a key file choose. */
  readonly around =
    (send: typeof fetch): typeof fetch =>
    (input, options) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      return send(`${this.address}${pathname}`, options);
    };

  next(...behaviours: TokenBehaviour[]): void {
    this.#next.push(...behaviours);
  }

  /** Forgets the sign-ins and what is to come. */
  reset(): void {
    this.signIns.length = 0;
    this.#next.length = 0;
  }

  isValid(authorization: string | undefined): boolean {
    return this.#valid.has((authorization ?? '').replace(/^Bearer /, ''));
  }

  /** From now on the upstream refuses all tokens that were issued. */
  revokeAll(): void {
    this.#valid.clear();
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const sent = new URLSearchParams(await text(request));
    // The library looks first whether there is a metadata server.
    const isProbe = path.startsWith('/computeMetadata') && path !== METADATA_PATH;
    const headers = { 'content-type': 'application/json', 'metadata-flavor': 'Google' };
    if (isProbe) return void response.writeHead(200, headers).end('{}');
    this.signIns.push(path);
    const behaviour = this.#next.shift();
    if (behaviour === 'stall') return;
    if (behaviour === 'reset') return void request.socket.resetAndDestroy();
    if (behaviour === 'html')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi</p>');
    const refusal = refusalOf(path, sent, request);
    const { status, body } = behaviour ?? (refusal === null ? this.#issue() : { status: 400, body: refusal });
    response.writeHead(status, headers).end(JSON.stringify(body));
  }

  #issue(): { status: number; body: object } {
    this.#issued += 1;
    const access_token = `ya29.token-${this.#issued}-0123456789abcdef`;
    this.#valid.add(access_token);
    const body = { access_token, expires_in: this.lifetimeSeconds, token_type: 'Bearer' };
    const exchanged = { issued_token_type: 'urn:ietf:params:oauth:token-type:access_token' };
    return { status: 200, body: { ...body, ...exchanged } };
  }
}

function refusalOf(path: string, sent: URLSearchParams, request: IncomingMessage): object | null {
  const invalid = (error: string) => ({ error, error_description: 'secret-description' });
  if (path === METADATA_PATH)
    return request.headers['metadata-flavor'] === 'Google' ? null : invalid('missing_header');
  if (path === '/sts') return sent.get('subject_token') === SUBJECT_TOKEN ? null : invalid('invalid_grant');
  if (path !== '/token') return invalid('not_found');
  if (sent.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
    return invalid('invalid_request');
  const [head = '', claims = '', signature = ''] = (sent.get('assertion') ?? '').split('.');
  const verifier = createVerify('RSA-SHA256').update(`${head}.${claims}`);
  if (!verifier.verify(publicKey, signature, 'base64url')) return invalid('invalid_grant');
  // Claims that the gateway signed.
  const { iss, scope, aud, exp, iat } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const isRight = iss === ACCOUNT && scope === SCOPE && aud === 'https://oauth2.googleapis.com/token';
  return isRight && Number(exp) - Number(iat) <= 3_600 ? null : invalid('invalid_grant');
}
