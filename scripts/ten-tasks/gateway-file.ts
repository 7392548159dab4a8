import type { TaskUpstream } from './upstream.ts';

export const CHAT = 'acme/chat';
export const SLOW = 'acme/slow';
export const REFUSED = 'acme/refused';
export const FAILING_OVER = 'acme/failing-over';

/** Prices in EUR per million tokens, high enough that few calls use up a budget. */
export const INPUT_EUR = 10;
export const OUTPUT_EUR = 40;

/** `gateway.yaml` of both replicas. */
export function gatewayFileFor({ baseUrl, alertsUrl }: TaskUpstream): string {
  const model = (id: string, ...deployments: readonly string[]): string =>
    `  ${id}:
    mode: chat
    strategy: failover
    ejection: { pause_seconds: 0.1, max_pause_seconds: 0.1 }
    prices: { input_per_million_tokens: ${INPUT_EUR}, output_per_million_tokens: ${OUTPUT_EUR} }
    info: { max_input_tokens: 8192, max_output_tokens: 1024 }
    deployments:
${deployments.map((name) => `      - { backend: vendor, model: ${name} }\n`).join('')}`;
  return `alerts:
  targets:
    operators: { kind: webhook, url: '${alertsUrl}', secret: a-secret-of-the-ten-tasks }
backends:
  vendor: { kind: openai, base_url: '${baseUrl}' }
models:
${model(CHAT, 'fast')}${model(SLOW, 'slow')}${model(REFUSED, 'refusing')}${model(FAILING_OVER, 'breaking', 'fast')}`;
}
