import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { jsonOf, send, type TestAnswer } from '../test-bed/client.ts';
import { post } from '../test-bed/process-requests.ts';
import { GatewayUnderMeasure } from './gateway-under-measure.ts';
import type { SmallCallOrder, SmallCallReport } from './small-calls.ts';

const MEGABYTE = 1_000_000;

/** A large request, of a size that once blocked or killed the process. */
interface Scenario {
  name: string;
  hasGuardrail: boolean;
  /** Runs before the measurement. `send` gets its result. */
  prepare?: (gateway: GatewayUnderMeasure) => Promise<string>;
  send: (gateway: GatewayUnderMeasure, prepared: string) => Promise<TestAnswer>[];
}

const scenarios: readonly Scenario[] = [
  {
    name: '60 continuations of a stored response of 30 MB at once',
    hasGuardrail: false,
    async prepare(gateway) {
      const response = await sendText(gateway, '/v1/responses', ['"input":"', '"'], 'x', 30 * MEGABYTE);
      // The type of the contract's response.
      return String((jsonOf(response) as { id?: string }).id);
    },
    send: ({ address, key }, id) => {
      const fields = { model: 'acme/chat', previous_response_id: id, input: 'And?' };
      return Array.from({ length: 60 }, () => send(address, post('/v1/responses', key, fields)));
    },
  },
  {
    name: 'one request of 265 MB with a guardrail',
    hasGuardrail: true,
    send: (gateway) => [sendChat(gateway, 'plain text ', 265 * MEGABYTE)],
  },
  {
    name: 'one JSON body of 499 MB of two-byte characters',
    hasGuardrail: false,
    send: (gateway) => [sendChat(gateway, 'é', 499 * MEGABYTE)],
  },
  {
    name: '110 requests of 3 MB of empty objects at once',
    hasGuardrail: false,
    send: ({ address, key }) => {
      const body = `{"model":"acme/chat","messages":[${'{},'.repeat(MEGABYTE - 1)}{}]}`;
      return Array.from({ length: 110 }, () => send(address, post('/v1/chat/completions', key, body)));
    },
  },
];

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const others = fork(join(import.meta.dirname, 'small-calls.ts'));
const first = await nextReport();
if (!('upstreamUrl' in first)) throw new Error('the process of the small calls did not start');
process.stdout.write(
  '| requests | time | responses | memory before, most | small calls: median, longest, failed | event loop |\n|---|---|---|---|---|---|\n',
);
for (const scenario of scenarios)
  if (scenario.name.includes(values.only)) process.stdout.write(await measure(scenario, first.upstreamUrl));
others.disconnect();

async function measure(
  { name, hasGuardrail, prepare, send: start }: Scenario,
  upstreamUrl: string,
): Promise<string> {
  const gateway = await GatewayUnderMeasure.start(upstreamUrl, hasGuardrail);
  try {
    const prepared = (await prepare?.(gateway)) ?? '';
    await smallCallsDuring(gateway, wait(2_000));
    await gateway.forgetPeak();
    await gateway.longestDelayMs();
    const before = await gateway.residentBytes();
    const startedAtMs = performance.now();
    const responses = Promise.allSettled(start(gateway, prepared));
    const { latenciesMs, failures } = await smallCallsDuring(gateway, responses);
    const seconds = (performance.now() - startedAtMs) / 1_000;
    const delayMs = await gateway.longestDelayMs();
    const figures = [
      name,
      `${seconds.toFixed(0)} s`,
      statusesOf(await responses),
      `${megabytes(before)}, ${megabytes(await gateway.peakBytes())}`,
      `${median(latenciesMs).toFixed(0)} ms, ${Math.max(...latenciesMs).toFixed(0)} ms, ${failures} of ${latenciesMs.length}`,
      `${delayMs.toFixed(0)} ms`,
    ];
    return `| ${figures.join(' | ')} |\n`;
  } finally {
    await gateway.stop();
  }
}

/** Makes small calls one after another until the work is done, and returns their latencies. */
async function smallCallsDuring(
  { address, key }: GatewayUnderMeasure,
  work: Promise<unknown>,
): Promise<{ latenciesMs: number[]; failures: number }> {
  order({ address, key });
  await work;
  const reported = nextReport();
  order('end');
  const result = await reported;
  if (!('latenciesMs' in result)) throw new Error('the process of the small calls started again');
  return result;
}

function order(what: SmallCallOrder): void {
  others.send(what);
}

async function nextReport(): Promise<SmallCallReport> {
  // The process sends only messages of this type.
  const [report] = (await once(others, 'message')) as [SmallCallReport];
  return report;
}

function sendChat(gateway: GatewayUnderMeasure, text: string, sizeBytes: number): Promise<TestAnswer> {
  const around = ['"messages":[{"role":"user","content":"', '"}]'] as const;
  return sendText(gateway, '/v1/chat/completions', around, text, sizeBytes);
}

/** A body with one long text, generated while it is sent, so that it is never in memory. */
function sendText(
  { address, key }: GatewayUnderMeasure,
  path: string,
  [open, close]: readonly [string, string],
  text: string,
  sizeBytes: number,
): Promise<TestAnswer> {
  const head = Buffer.from(`{"model":"acme/chat",${open}`);
  const tail = Buffer.from(`${close}}`);
  const piece = Buffer.from(text.repeat(Math.floor(MEGABYTE / Buffer.byteLength(text))));
  const pieces = Math.floor(sizeBytes / piece.length);
  async function* body(): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(head);
    for (let sent = 0; sent < pieces; sent += 1) yield piece;
    yield tail;
  }
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'content-length': String(head.length + pieces * piece.length + tail.length),
  };
  return send(address, { method: 'POST', path, headers, body: body() });
}

function statusesOf(responses: readonly PromiseSettledResult<TestAnswer>[]): string {
  const counts = new Map<string, number>();
  for (const response of responses) {
    const status = response.status === 'fulfilled' ? String(response.value.status) : 'no response';
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(0)} MB`;
}
