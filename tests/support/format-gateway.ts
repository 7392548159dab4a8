import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { RecordedGateway } from './recorded-gateway.ts';

export const FORMATS = ['chat', 'messages', 'responses'] as const;
export type Format = (typeof FORMATS)[number];

/** The path of the operation of each format. */
export const PATHS: Readonly<Record<Format, string>> = {
  chat: '/v1/chat/completions',
  messages: '/v1/messages',
  responses: '/v1/responses',
};

/** A gateway with the model `only/<format>` for each format, whose backend speaks no other. */
export async function startFormatGateway(): Promise<{ upstream: Upstream; gateway: RecordedGateway }> {
  const upstream = await Upstream.start();
  const gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      ...FORMATS.map(
        (one) => `  ${one}: { kind: openai, base_url: '${upstream.baseUrl}', formats: [${one}] }`,
      ),
      'models:',
      ...FORMATS.map(
        (one) =>
          `  only/${one}: { mode: chat, free: true, deployments: [{ backend: ${one}, model: up-chat }] }`,
      ),
    ],
  });
  return { upstream, gateway };
}
