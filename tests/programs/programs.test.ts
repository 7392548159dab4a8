import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { newPlainKey } from '../../projects/plain-key.ts';
import { AgentWorld, type Speech, type Use } from './agent-world.ts';
import { programs, type Program } from './programs.ts';
import { runProgram, type Run } from './run-program.ts';
import { GREETING, toldCode } from './tool-model.ts';

/** When a program that has not ended is killed. The longest is opencode's with a spent budget: it tries again for a minute. */
const WITHIN_MS = 200_000;
const READ_NOTE = 'Read NOTE and tell me its code.';
const GREET = 'Say good morning.';

// Concurrent tests begin before `beforeAll`.
const world = await AgentWorld.start();

afterAll(() => world.close());

const over = (speeches: (program: Program) => readonly Speech[]) =>
  programs.flatMap((program) => speeches(program).map((speech) => ({ program, name: program.name, speech })));
const overNative = over(({ native }) => [native]);
const overAll = over(({ native, translated }) => [native, ...translated]);

// The longest runs are first.
test.concurrent.each(overNative)('$name ends when the budget is spent', async ({ program, speech }) => {
  const key = await world.key('spent', `${program.name} spent`);
  const { exitCode, output } = await run(program, `refused/${speech}`, key.plainKey, READ_NOTE);
  expect(output).toMatch(program.spentBudget);
  expect(exitCode).toBe(1);
  expect(world.forwarded('refused')).toBe(0);
});

test.concurrent.each(overNative)('$name ends at once with a wrong key', async ({ program, speech }) => {
  const { exitCode, output } = await run(program, `refused/${speech}`, newPlainKey(), READ_NOTE);
  expect(output).toMatch(program.wrongKey);
  expect(exitCode).toBe(1);
  expect(world.forwarded('refused')).toBe(0);
});

test.concurrent.each(overAll)('$name reads a file and answers over $speech', async ({ program, speech }) => {
  const key = await world.key('full', `${program.name} ${speech}`);
  const code = `code-${randomBytes(6).toString('hex')}`;
  const { exitCode, output } = await run(program, `acme/${speech}`, key.plainKey, READ_NOTE, code);
  expect(output).toContain(toldCode(code));
  expect(exitCode).toBe(0);
  const call = { outcome: 'completed', estimated: 0, input_tokens: 100n, output_tokens: 20n };
  const deployment = `${speech}/acme-${speech}`;
  const calls = await world.calls(key, 2);
  expect(calls).toMatchObject([call, call].map((one) => ({ ...one, deployment, cost_nano_eur: 180_000n })));
});

test.concurrent.each(overNative)('$name takes no half text for whole', async ({ program, speech }) => {
  const key = await world.key('full', `${program.name} cut`);
  const { exitCode, output } = await run(program, `cut/${speech}`, key.plainKey, GREET);
  expect(output).toMatch(/error/i);
  expect(output).not.toContain(GREETING);
  expect(exitCode).toBe(1);
  const calls = await world.calls(key, 1);
  for (const call of calls) expect(call).toMatchObject({ outcome: 'failed', estimated: 1 });
  expect(calls.every((call) => call.cost_nano_eur > 0n)).toBe(true);
});

function run(
  program: Program,
  model: `${Use}/${Speech}`,
  key: string,
  prompt: string,
  note = '',
): Promise<Run> {
  return runProgram(program.start({ address: world.address, model, key }), {
    prompt,
    note,
    withinMs: WITHIN_MS,
  });
}
