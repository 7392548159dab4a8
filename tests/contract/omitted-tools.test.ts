import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { jsonOf, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { FORMATS, PATHS, startFormatGateway, type Format } from '../support/format-gateway.ts';
import type { RecordedGateway } from '../support/recorded-gateway.ts';
import type { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  ({ upstream, gateway } = await startFormatGateway());
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const user = { role: 'user', content: 'Hello' };
/** A request with a tool of its client and with tools that only a vendor has. */
const bodies = {
  chat: {
    messages: [user],
    tools: [{ type: 'function', function: { name: 'look' } }, { type: 'web_search' }],
  },
  messages: {
    messages: [user],
    max_tokens: 64,
    tools: [
      { name: 'look', input_schema: { type: 'object' } },
      { type: 'web_search', name: 'search' },
    ],
  },
  responses: {
    input: 'Hello',
    tools: [
      { type: 'namespace', name: 'n', tools: [{ type: 'function', name: 'look' }, { type: 'web_search' }] },
      { type: 'web_search' },
      { type: 'tool\r\nx: y' },
    ],
  },
};

function ask(format: Format, model: string, fields: object = {}): Promise<TestAnswer> {
  return gateway.call(PATHS[format], { model, ...bodies[format], ...fields });
}

const rows = FORMATS.flatMap((format) => FORMATS.map((backend) => ({ format, backend })));

describe('tools that only a vendor has', () => {
  test.each(rows.filter(({ format, backend }) => format !== backend))(
    'of a $format client are left out over a $backend backend, which the response says',
    async ({ format, backend }) => {
      for (const stream of [false, true]) {
        const response = await ask(format, `only/${backend}`, { stream });
        expect(response.status).toBe(200);
        const others = format === 'responses' ? ', other' : '';
        expect(response.headers['x-gateway-omitted-tools']).toBe(`web_search${others}`);
        const sent = JSON.stringify(upstream.last.fields);
        expect(sent).toContain('look');
        expect(sent).not.toContain('web_search');
      }
    },
  );

  test.each(rows.filter(({ format, backend }) => format === backend))(
    'reach a backend of the $format format, and no header says otherwise',
    async ({ format, backend }) => {
      const response = await ask(format, `only/${backend}`);
      expect(response.headers).not.toHaveProperty('x-gateway-omitted-tools');
      expect(JSON.stringify(upstream.last.fields)).toContain('web_search');
    },
  );

  test('are refused before anything is sent where the request demands one', async () => {
    const response = await ask('responses', 'only/chat', { tool_choice: { type: 'web_search' } });
    expect([response.status, jsonOf(response)]).toMatchObject([
      400,
      { error: { param: 'tool_choice.type' } },
    ]);
    expect(upstream.requests).toHaveLength(0);
  });
});
