import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  FREE_MODEL,
  MAX_INPUT_TOKENS,
  MAX_OUTPUT_TOKENS,
  MAX_PAGES,
  MAX_SECONDS,
  PAGE_NANO_EUR,
  PAPER_MODEL,
  PUBLIC_MODEL,
  SECOND_NANO_EUR,
  SOUND_MODEL,
  UPSTREAM_MODEL,
} from './calls.ts';

/**
 * Writes the gateways' `gateway.yaml`. Rate limits are counted but never reached. An attempt ends after a second without content,
 * and failing deployments are soon used again.
 *
 * @param deployments name and address of each backend of the public model
 */
export async function writeGatewayFile(
  directory: string,
  upstreamAddress: string,
  deployments: readonly (readonly [string, string])[],
): Promise<void> {
  const backends = deployments.map(
    ([name, address]) => `  ${name}: { kind: openai, base_url: '${address}/v1' }`,
  );
  const text = `backends:
  upstream: { kind: openai, base_url: '${upstreamAddress}/v1' }
  reader: { kind: mistral, base_url: '${upstreamAddress}/v1' }
${backends.join('\n')}
models:
  ${PUBLIC_MODEL}:
    mode: chat
    first_token_seconds: 1
    attempt_seconds: 1
    ejection: { pause_seconds: 0.3, max_pause_seconds: 1 }
    deployments:
${deployments.map(([name]) => `      - { backend: ${name}, model: ${UPSTREAM_MODEL} }`).join('\n')}
    prices:
      input_per_million_tokens: 1
      output_per_million_tokens: 4
    info:
      max_input_tokens: ${MAX_INPUT_TOKENS}
      max_output_tokens: ${MAX_OUTPUT_TOKENS}
  ${FREE_MODEL}:
    mode: chat
    deployments:
      - { backend: upstream, model: ${UPSTREAM_MODEL} }
    free: true
  ${SOUND_MODEL}:
    mode: transcription
    deployments:
      - { backend: upstream, model: sound-of-the-proof }
    prices:
      per_second: ${Number(SECOND_NANO_EUR) / 1e9}
    limits:
      max_seconds: ${MAX_SECONDS}
  ${PAPER_MODEL}:
    mode: ocr
    deployments:
      - { backend: reader, model: paper-of-the-proof }
    prices:
      per_page: ${Number(PAGE_NANO_EUR) / 1e9}
    limits:
      max_pages: ${MAX_PAGES}
tags:
  team: { header: x-team, metadata: team }
limits:
  requests_per_minute: 1000000
`;
  await writeFile(join(directory, 'gateway.yaml'), text);
}
