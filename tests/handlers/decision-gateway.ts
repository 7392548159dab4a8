import { join } from 'node:path';
import type { JsonObject } from '../../bodies/json-body.ts';
import { storeCalibrations } from '../../catalogue/calibration-file.ts';
import type { CalibrationEntry } from '../../catalogue/calibration.ts';
import type { DecisionRequest } from '../../generated/contract.ts';
import { JsonServer, type Respond, type JsonRequest } from '../backends/json-server.ts';
import type { TestAnswer } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

export const CHAT_MODEL = 'acme/chat';
export const MESSAGES_MODEL = 'acme/messages';
/** A model that answers decisions itself. */
export const NATIVE_MODEL = 'acme/native';

/** A gateway with a chat model that also decides. The test sets the responses of its chat server. */
export class DecisionGateway {
  readonly upstream: JsonServer;
  readonly #gateway: RecordedGateway;

  private constructor(upstream: JsonServer, gateway: RecordedGateway) {
    this.upstream = upstream;
    this.#gateway = gateway;
  }

  /**
   * @param calibrations stored calibrations, as from `gateway calibrate`
   * @param selfTest whether the models are tested after the start
   */
  static async start(
    answering: Respond,
    calibrations: readonly CalibrationEntry[] = [],
    selfTest = false,
  ): Promise<DecisionGateway> {
    const upstream = await JsonServer.start(answering);
    const gateway = await RecordedGateway.start({
      configuration: [
        'backends:',
        `  upstream: { kind: openai, base_url: '${upstream.address.href}' }`,
        `  anthropic: { kind: anthropic, base_url: '${upstream.address.href}' }`,
        `decisions: { self_test: ${selfTest} }`,
        'models:',
        `  ${CHAT_MODEL}: { mode: chat, capabilities: [decision], free: true, deployments: [{ backend: upstream, model: up-chat }] }`,
        `  ${NATIVE_MODEL}: { mode: decision, free: true, deployments: [{ backend: upstream, model: up-native }] }`,
        `  ${MESSAGES_MODEL}: { mode: chat, capabilities: [decision], free: true, deployments: [{ backend: anthropic, model: up-messages }] }`,
      ],
      prepare: (folder) => storeCalibrations(join(folder, 'calibration.json'), calibrations),
    });
    return new DecisionGateway(upstream, gateway);
  }

  ask(request: Omit<DecisionRequest, 'model'> & { model?: string }): Promise<TestAnswer> {
    return this.#gateway.call('/v1/decisions', { model: CHAT_MODEL, ...request });
  }

  /** Sends a request and disconnects when `moment` comes. */
  async askAndDisconnect(request: Omit<DecisionRequest, 'model'>, moment: Promise<void>): Promise<void> {
    const connection = new AbortController();
    const sent = fetch(`${this.#gateway.address}/v1/decisions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.#gateway.headers },
      body: JSON.stringify({ model: CHAT_MODEL, ...request }),
      signal: connection.signal,
    }).catch(() => undefined);
    await moment;
    connection.abort();
    await sent;
  }

  async close(): Promise<void> {
    await this.#gateway.close();
    await this.upstream.close();
  }
}

/** Reads the options of a prompt by label: `{ A: 'true', B: 'false' }`. */
export function optionsIn({ body }: JsonRequest): Record<string, string> {
  const prompt = promptOf(body);
  const lines = prompt.slice(prompt.lastIndexOf('Question: ')).matchAll(/^([A-T0-9]): (.*)$/gm);
  return Object.fromEntries([...lines].map(([, label = '', text = '']) => [label, text]));
}

export function promptOf(body: JsonObject): string {
  // The body was written by the gateway.
  const [message] = body['messages'] as { content: string | { text?: string }[] }[];
  const content = message?.content ?? '';
  return typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('');
}

/** Creates a chat completion whose first token has these probabilities. */
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
