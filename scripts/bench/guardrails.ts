import { pino } from 'pino';
import { jsonBodyFromValue, type JsonObject } from '../../bodies/json-body.ts';
import type { RulesSettings } from '../../catalogue/guardrail.ts';
import { operations } from '../../generated/operations.ts';
import { collectPrompt } from '../../guardrails/collect-prompt.ts';
import { formatWords } from '../../guardrails/format-words.ts';
import { ScanPool } from '../../guardrails/rules/scan-pool.ts';
import { rulesCheck } from '../../guardrails/rules-check.ts';

/** `node scripts/bench/guardrails.ts`: measures the CPU time of a `rules` guardrail for one chat request, over all threads. */

const ROUNDS = 5;
const ROUND_MS = 1_000;
const SENTENCE = 'The quick brown fox jumps over the lazy dog, and Zoë asks for eggs in the morning. ';
const ASCII = SENTENCE.replace('ë', 'e');

const RULES: RulesSettings = {
  kind: 'rules',
  detect: ['secrets', 'payment_card', 'iban'],
  blockLists: [
    { words: ['project phoenix', 'bomb', 'nitroglycerin', 'zorbium'], wholeWords: true, ignoreCase: true },
  ],
  patterns: [],
};

const WORKLOADS: readonly (readonly [name: string, text: string, settings: RulesSettings])[] = [
  ['1 KB, ASCII', textOf(ASCII, 1_000), RULES],
  ['16 KB, ASCII', textOf(ASCII, 16_000), RULES],
  ['100 KB, ASCII', textOf(ASCII, 100_000), RULES],
  ['100 KB, ASCII, numbers', textOf('{"id": 48213, "sum": 19.95, "at": 1763771234}, ', 100_000), RULES],
  ['100 KB, Latin letters', textOf(SENTENCE, 100_000), RULES],
  ['100 KB, Chinese', textOf('敏捷的棕色狐狸跳过了懒狗。', 100_000), RULES],
  [
    '100 KB, ASCII, 1,000 words',
    textOf(ASCII, 100_000),
    {
      ...RULES,
      blockLists: [
        {
          words: Array.from({ length: 1_000 }, (_, n) => `word${n.toString(36)}`),
          wholeWords: true,
          ignoreCase: true,
        },
      ],
    },
  ],
  [
    '100 KB, ASCII, 3 patterns',
    textOf(ASCII, 100_000),
    { ...RULES, patterns: ['(?i)project\\s+zorbium', 'ACME-\\d{4,8}', '(?i)(?:alpha|omega)-protocol'] },
  ],
  ['1 MB, ASCII', textOf(ASCII, 1_000_000), RULES],
];

function textOf(sentence: string, size: number): string {
  return sentence.repeat(Math.ceil(size / sentence.length)).slice(0, size);
}

const words = formatWords();
const operation = operations.find((row) => row.operationId === 'createChatCompletion');
if (operation === undefined) throw new Error('the contract has no chat completions');
const call = { requestId: 'r', operation, principal: null, model: null, log: pino({ level: 'silent' }) };

for (const [name, text, settings] of WORKLOADS) {
  const scope = {
    name: 'rules',
    required: true,
    operations: null,
    models: null,
    timeoutMs: 5_000,
    readsImages: false,
  };
  const pool = new ScanPool({ rules: settings });
  const check = rulesCheck({ ...scope, ...settings }, pool);
  const { signal } = new AbortController();
  const messages = [
    { role: 'system', content: 'You are helpful.' },
    { role: 'user', content: text },
  ];
  const bytes = Buffer.from(JSON.stringify({ model: 'acme/chat', messages }));
  const checkOnce = async (): Promise<void> => {
    // Parsed again for each request, because a text that was read has another form in memory.
    const body = { ...jsonBodyFromValue({}), value: JSON.parse(bytes.toString()) as JsonObject };
    const prompt = await collectPrompt(operation.gateway, body, words);
    if ((await check.run(prompt, call, signal)) !== 'allowed') throw new Error('blocked');
  };
  const parseOnce = (): Promise<void> => {
    JSON.parse(bytes.toString());
    return Promise.resolve();
  };
  await cpuMicroseconds(checkOnce);
  const parse = median(await rounds(parseOnce));
  const all = await rounds(checkOnce);
  process.stdout.write(`${name.padEnd(30)} ${(median(all) - parse).toFixed(0).padStart(7)} µs\n`);
  await pool.close();
}

async function rounds(work: () => Promise<void>): Promise<number[]> {
  const results: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await cpuMicroseconds(work));
  return results;
}

async function cpuMicroseconds(work: () => Promise<void>): Promise<number> {
  const end = performance.now() + ROUND_MS;
  const before = process.cpuUsage();
  let count = 0;
  for (; performance.now() < end; count += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / count;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
