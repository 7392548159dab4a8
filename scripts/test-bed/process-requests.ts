import type { ManualRequest } from './upstream/manual-upstream.ts';
import type { TestRequest } from './client.ts';

/** The gateway's key for the upstream, which must not appear anywhere. */
export const UPSTREAM_KEY = 'sk-of-the-gateway-at-the-upstream';

/** The `gateway.yaml` of a process with one upstream. Models are `acme/<mode>`, and `up-<mode>` at the upstream. */
export function gatewayFileFor(baseUrl: string, modes: readonly string[] = ['chat']): string {
  const model = (mode: string): string =>
    `  acme/${mode}: { mode: ${mode}, free: true, deployments: [{ backend: up, model: up-${mode} }] }`;
  return [
    'backends:',
    `  up: { kind: openai, base_url: '${baseUrl}', api_key: ${UPSTREAM_KEY}, formats: [chat, messages, responses] }`,
    'models:',
    ...modes.map(model),
    'discovery: false',
    '',
  ].join('\n');
}

/** A JSON request with the key. */
export function post(path: string, key: string, body: object | string): TestRequest & { body: string } {
  return {
    method: 'POST',
    path,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

export function chatRequest(key: string, more: object = {}): TestRequest & { body: string } {
  const messages = [{ role: 'user', content: 'Hello' }];
  return post('/v1/chat/completions', key, { model: 'acme/chat', messages, ...more });
}

const IDENTITY = { id: 'up-1', object: 'chat.completion.chunk', created: 7, model: 'up-chat' };

/** One frame of a chat stream, with text or with the reason of its end. */
export function chatFrame(content: string | null): string {
  const delta = content === null ? {} : { content };
  const choice = { index: 0, delta, finish_reason: content === null ? 'stop' : null };
  return `data: ${JSON.stringify({ ...IDENTITY, choices: [choice] })}\n\n`;
}

/** Writes the beginning of a stream: status, headers and the first frames. */
export function beginEvents({ response }: ManualRequest, ...frames: string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const frame of frames) response.write(frame);
}

export function endChat({ response }: ManualRequest): void {
  response.end(`${chatFrame(null)}data: [DONE]\n\n`);
}

export function answerJson({ response }: ManualRequest, value: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
