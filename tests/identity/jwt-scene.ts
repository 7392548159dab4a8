import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { JWTPayload } from 'jose';
import { send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { AUDIENCE, IdentityProvider } from '../support/identity/identity-provider.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

export const MODEL = 'acme/chat';
export const PRICED = 'acme/priced';
export const PROJECT = 'Test organisation/main';
export const PROJECT_CLAIM = 'https://acme.example/project';
export const MESSAGES = [{ role: 'user', content: 'The sky is blue. What colour is it?' }];

/** A gateway whose clients have tokens of a provider. */
export class JwtScene {
  readonly provider: IdentityProvider;
  readonly gateway: RecordedGateway;

  private constructor(provider: IdentityProvider, gateway: RecordedGateway) {
    this.provider = provider;
    this.gateway = gateway;
  }

  static async start(): Promise<JwtScene> {
    const provider = await IdentityProvider.start();
    return new JwtScene(
      provider,
      await RecordedGateway.start({ configuration: [...MODELS, ...jwtOf(provider)] }),
    );
  }

  /** Replaces `jwt` of the configuration; empty: removes it. */
  async configure(jwt: readonly string[]): Promise<void> {
    await writeFile(join(this.gateway.dataDirectory, 'gateway.yaml'), [...MODELS, ...jwt].join('\n'));
    expect((await this.gateway.gateway.reload()).outcome).toBe('reloaded');
  }

  call(token: string, model = MODEL): Promise<TestAnswer> {
    return send(this.gateway.address, {
      method: 'POST',
      path: '/v1/chat/completions',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ model, messages: MESSAGES }),
    });
  }

  /** The claims of a token that is valid. */
  claims(further: JWTPayload = {}): JWTPayload {
    const exp = Math.floor(Date.now() / 1000) + 600;
    return { iss: this.provider.issuer, aud: AUDIENCE, exp, [PROJECT_CLAIM]: PROJECT, ...further };
  }

  token(further: JWTPayload = {}): Promise<string> {
    return this.provider.sign(this.claims(further));
  }

  async close(): Promise<void> {
    await this.gateway.close();
    await this.provider.close();
  }
}

const MODELS = [
  'backends: { inside: { kind: embedded } }',
  'models:',
  `  ${MODEL}: { mode: chat, deployments: [{ backend: inside, model: extractive }], free: true }`,
  `  ${PRICED}:`,
  '    mode: chat',
  '    deployments: [{ backend: inside, model: extractive }]',
  '    prices: { input_per_million_tokens: 1, output_per_million_tokens: 4 }',
  '    info: { max_input_tokens: 8192, max_output_tokens: 1024 }',
  'limits: { requests_per_minute: 5 }',
];

export function jwtOf({ keySetUrl, issuer }: IdentityProvider, audience = AUDIENCE): string[] {
  return [
    'jwt:',
    `  jwks_url: ${keySetUrl}`,
    `  issuer: ${issuer}`,
    `  audiences: [${audience}]`,
    '  algorithms: [ES256]',
    `  project_claim: ${PROJECT_CLAIM}`,
    '  label_claim: job',
    '  hash_label: false',
  ];
}

export function expectUnauthorized(response: TestAnswer): void {
  expect(response.status).toBe(401);
  expect(JSON.parse(response.body.toString())).toEqual({
    detail: { message: 'Unauthorized', details: {}, error_type: 'unauthorized_error' },
  });
}
