import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { createOrganisation } from '../../../projects/organisations.ts';
import { send, type TestAnswer } from '../../../scripts/test-bed/client.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../../scripts/test-bed/gateway-process.ts';
import { CONSOLE, IdentityProvider, type Account } from '../../support/identity/identity-provider.ts';
import { managementOf } from '../../support/management/post.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';

const MODELS = [
  'backends: { inside: { kind: embedded } }',
  'models:',
  '  acme/chat: { mode: chat, deployments: [{ backend: inside, model: extractive }], free: true }',
];
export const ROLES = [
  '    - { value: gateway-admins, role: admin }',
  '    - { value: acme-readers, role: viewer, organisation: acme }',
];
export const ADA: Account = {
  subject: 'ada',
  claims: { email: 'ada@example.com', email_verified: true, groups: ['gateway-admins', 'others'] },
};
export const BOB: Account = { subject: 'bob', claims: { groups: 'acme-readers' } };

export interface Begun {
  location: string;
  cookie: string;
}

/** A gateway in which an organisation `acme` exists. */
interface ServedGateway {
  /** Of its management. */
  address: string;
  /** Replaces `gateway.yaml`. */
  configure(text: string): Promise<void>;
  close(): Promise<void>;
}

/** A gateway in this process. */
async function recordedGateway(configuration: readonly string[]): Promise<ServedGateway> {
  const recorded = await RecordedGateway.start({ configuration });
  const { managementAddress: address, services } = recorded.gateway;
  await createOrganisation(services.store.database, 'acme');
  return {
    address,
    async configure(text) {
      await writeFile(join(recorded.dataDirectory, 'gateway.yaml'), text);
      expect((await recorded.gateway.reload()).outcome).toBe('reloaded');
    },
    close: () => recorded.close(),
  };
}

/** A gateway of two processes, whose supervisor has the management. */
export async function supervisedGateway(configuration: readonly string[]): Promise<ServedGateway> {
  const folder = await gatewayFolder(configuration.join('\n'));
  const gateway = await GatewayProcess.start({ folder, environment: { GATEWAY_PROCESSES: '2' } });
  return {
    address: await managementOf(gateway),
    configure: (text) => writeFile(join(folder, 'gateway.yaml'), text),
    async close() {
      await gateway.kill();
      await removeFolder(folder);
    },
  };
}

/** A gateway whose console has a sign-in at a provider, and an organisation `acme`. */
export class SignInScene {
  readonly provider: IdentityProvider;
  readonly #gateway: ServedGateway;
  readonly address: string;

  private constructor(provider: IdentityProvider, gateway: ServedGateway) {
    this.provider = provider;
    this.#gateway = gateway;
    this.address = gateway.address;
  }

  static async start(serve = recordedGateway): Promise<SignInScene> {
    const provider = await IdentityProvider.start();
    const gateway = await serve(MODELS);
    await provider.allowConsole(gateway.address);
    const scene = new SignInScene(provider, gateway);
    await scene.configure(scene.signInOf());
    return scene;
  }

  signInOf(roles: readonly string[] = ROLES, further: readonly string[] = []): string[] {
    return [
      'sign_in:',
      `  issuer: ${this.provider.issuer}`,
      `  client_id: ${CONSOLE.id}`,
      `  client_secret: ${CONSOLE.secret}`,
      `  address: ${this.address}`,
      '  role_claim: groups',
      ...further,
      '  roles:',
      ...roles,
    ];
  }

  /** Replaces `sign_in` of the configuration; empty: removes it. */
  async configure(signIn: readonly string[]): Promise<void> {
    await this.#gateway.configure([...MODELS, ...signIn].join('\n'));
  }

  request(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: object,
  ): Promise<TestAnswer> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    return send(this.address, { method, path, headers: { ...json, ...headers }, ...text });
  }

  get(path: string, cookie = ''): Promise<TestAnswer> {
    return this.request('GET', path, { cookie });
  }

  async begin(page = '/console'): Promise<Begun> {
    const response = await this.get(`/console/sign-in?return=${encodeURIComponent(page)}`);
    expect(response.status).toBe(303);
    return { location: String(response.headers['location']), cookie: cookiesOf(response) };
  }

  /** Goes to the provider and back. */
  async signIn(account: Account, { location, cookie }: Begun): Promise<TestAnswer> {
    const { pathname, search } = await this.provider.signIn(location, account);
    return this.get(pathname + search, cookie);
  }

  /** Signs a person in, and returns the cookie of the session. */
  async sessionOf(account: Account): Promise<string> {
    const response = await this.signIn(account, await this.begin());
    expect(response.headers['location']).toBe('/console');
    return cookiesOf(response);
  }

  /** What the page knows of a session. */
  async shown(cookie: string): Promise<Record<string, unknown>> {
    // The body of a session is an object.
    return JSON.parse((await this.get('/console/session', cookie)).text) as Record<string, unknown>;
  }

  /** Sends a request that needs the change token of the session. */
  async change(cookie: string, method: string, path: string, body?: object): Promise<TestAnswer> {
    const { change_token: token } = await this.shown(cookie);
    return this.request(method, path, { cookie, 'x-csrf-token': String(token) }, body);
  }

  createAs(cookie: string, name: string): Promise<TestAnswer> {
    return this.change(cookie, 'POST', '/admin/organisations', { name });
  }

  async close(): Promise<void> {
    await this.#gateway.close();
    await this.provider.close();
  }
}

/** The cookies that a response sets, without those that it removes. */
export function cookiesOf({ headers }: TestAnswer): string {
  const lines = [headers['set-cookie'] ?? []].flat();
  return lines.flatMap((line) => (line.includes('Max-Age=0') ? [] : (line.split(';')[0] ?? ''))).join('; ');
}

export function expectRefused(response: TestAnswer, refusal: string): void {
  expect(response.status).toBe(303);
  expect(response.headers['location']).toBe(`/console?sign_in=${refusal}`);
  expect(cookiesOf(response)).toBe('');
}
