import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { JsonObject } from '../../bodies/json-body.ts';
import { storeCalibrations } from '../../catalogue/calibration-file.ts';
import type { CalibrationEntry } from '../../catalogue/calibration.ts';
import { loadCatalogue } from '../../catalogue/load.ts';
import type { DecisionRequest } from '../../generated/contract.ts';
import { createGateway, type Gateway } from '../../server/gateway.ts';
import { readSettings } from '../../server/settings.ts';
import { JsonServer, type Answering, type JsonRequest } from '../backends/json-server.ts';
import { send, type TestAnswer } from '../support/client.ts';
import { createTestProjects } from '../support/test-projects.ts';

export const CHAT_MODEL = 'acme/chat';
export const MESSAGES_MODEL = 'acme/messages';
/** Answers decisions itself. */
export const NATIVE_MODEL = 'acme/native';

/** A gateway before a chat server that the test answers for, with a chat model that also decides. */
export class DecisionGateway {
  readonly upstream: JsonServer;
  readonly #gateway: Gateway;
  readonly #folder: string;
  readonly #key: string;

  private constructor(upstream: JsonServer, gateway: Gateway, folder: string, key: string) {
    this.upstream = upstream;
    this.#gateway = gateway;
    this.#folder = folder;
    this.#key = key;
  }

  /** @param calibrations what `gateway calibrate` has stored before the start */
  static async start(
    answering: Answering,
    calibrations: readonly CalibrationEntry[] = [],
  ): Promise<DecisionGateway> {
    const folder = await mkdtemp(join(tmpdir(), 'decisions-'));
    const upstream = await JsonServer.start(answering);
    const path = join(folder, 'gateway.yaml');
    await writeFile(
      path,
      [
        'backends:',
        `  upstream: { kind: openai, base_url: '${upstream.address.href}' }`,
        `  anthropic: { kind: anthropic, base_url: '${upstream.address.href}' }`,
        'models:',
        `  ${CHAT_MODEL}: { mode: chat, capabilities: [decision], free: true, deployments: [{ backend: upstream, model: up-chat }] }`,
        `  ${NATIVE_MODEL}: { mode: decision, free: true, deployments: [{ backend: upstream, model: up-native }] }`,
        `  ${MESSAGES_MODEL}: { mode: chat, capabilities: [decision], free: true, deployments: [{ backend: anthropic, model: up-messages }] }`,
      ].join('\n'),
    );
    await storeCalibrations(join(folder, 'calibration.json'), calibrations);
    const gateway = await createGateway({
      settings: readSettings({
        GATEWAY_DATA_DIR: folder,
        GATEWAY_CONFIG: path,
        GATEWAY_PORT: '0',
        GATEWAY_ADMIN_PORT: '0',
        GATEWAY_DISCOVERY: 'off',
      }),
      catalogue: await loadCatalogue({ path, environment: {}, required: true }),
      log: pino({ level: 'silent' }),
    });
    const keys = await createTestProjects(gateway.services.store, {
      withoutModels: [],
      narrowedTo: [CHAT_MODEL],
    });
    return new DecisionGateway(upstream, gateway, folder, keys.full);
  }

  ask(request: Omit<DecisionRequest, 'model'> & { model?: string }): Promise<TestAnswer> {
    return send(this.#gateway.address, {
      method: 'POST',
      path: '/v1/decisions',
      headers: { 'content-type': 'application/json', 'x-api-key': this.#key },
      body: JSON.stringify({ model: CHAT_MODEL, ...request }),
    });
  }

  /** Sends, and leaves at that moment. */
  async askAndLeave(request: Omit<DecisionRequest, 'model'>, moment: Promise<void>): Promise<void> {
    const leaving = new AbortController();
    const asked = fetch(`${this.#gateway.address}/v1/decisions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': this.#key },
      body: JSON.stringify({ model: CHAT_MODEL, ...request }),
      signal: leaving.signal,
    }).catch(() => undefined);
    await moment;
    leaving.abort();
    await asked;
  }

  async close(): Promise<void> {
    await this.#gateway.close();
    await this.upstream.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** What the options of a read are, by label: `{ A: 'true', B: 'false' }`. */
export function optionsIn({ body }: JsonRequest): Record<string, string> {
  const prompt = promptOf(body);
  const lines = prompt.slice(prompt.lastIndexOf('Question: ')).matchAll(/^([A-T0-9]): (.*)$/gm);
  return Object.fromEntries([...lines].map(([, label = '', text = '']) => [label, text]));
}

export function promptOf(body: JsonObject): string {
  // The gateway's own body.
  const [message] = body['messages'] as { content: string | { text?: string }[] }[];
  const content = message?.content ?? '';
  return typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('');
}

/** A chat completion whose first token has these probabilities. */
export function chatAnswer(probabilities: Record<string, number>): object {
  const top = Object.entries(probabilities)
    .map(([token, probability]) => ({ token, logprob: Math.log(probability), bytes: null }))
    .sort((a, b) => b.logprob - a.logprob);
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'up-chat',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: top[0]?.token ?? '' },
        finish_reason: 'length',
        logprobs: { content: [{ ...top[0], top_logprobs: top }] },
      },
    ],
    usage: {
      prompt_tokens: 20,
      completion_tokens: 1,
      total_tokens: 21,
      prompt_tokens_details: { cached_tokens: 5 },
    },
  };
}
