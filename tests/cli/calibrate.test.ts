import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readCalibrations } from '../../catalogue/calibration-file.ts';
import { JsonServer, type Answering } from '../backends/json-server.ts';
import { chatAnswer, optionsIn, promptOf } from '../handlers/decision-gateway.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { runHere } from './run-cli.ts';

const QUESTIONS = [
  { type: 'predicate', instructions: 'It is good.' },
  { type: 'choice', instructions: 'Which?', choices: [{ value: 'good' }, { value: true }] },
];

/** Sure of itself at all times, and right three times in four. */
const tooSure: Answering = (request) => {
  const says = promptOf(request.body).includes('item says good');
  const options = Object.entries(optionsIn(request));
  const probabilities = options.map(([label, text]) => {
    const isGood = text === 'true' && options.length === 2 && !promptOf(request.body).includes('"good"');
    return [label, (isGood || text === '"good"') === says ? 0.99 : 0.01];
  });
  return { body: chatAnswer(Object.fromEntries(probabilities) as Record<string, number>) };
};

function labelled(count: number): string {
  return Array.from({ length: count }, (_unused, index) => {
    const says = index % 2 === 0;
    const right = index % 8 < 6 ? says : !says;
    const input = `item says ${says ? 'good' : 'bad'} number ${index}`;
    return `${JSON.stringify({ input, questions: QUESTIONS, answers: [right, right ? 'good' : true] })}\n`;
  }).join('');
}

async function configure(folder: string, upstream: JsonServer): Promise<Record<string, string>> {
  const path = join(folder, 'gateway.yaml');
  const deployments = '[{ backend: upstream, model: up }]';
  await writeFile(
    path,
    [
      'backends:',
      `  upstream: { kind: openai, base_url: '${upstream.address.href}' }`,
      'models:',
      `  acme/chat: { mode: chat, capabilities: [decision], free: true, info: { model_version: r1 }, deployments: ${deployments} }`,
      `  acme/plain: { mode: chat, free: true, deployments: ${deployments} }`,
    ].join('\n'),
  );
  return { GATEWAY_CONFIG: path };
}

describe('gateway calibrate', () => {
  test('fits what the model shows, prints both sides, and stores the parameters of this revision', async () => {
    await using folder = await TemporaryFolder.make();
    const upstream = await JsonServer.start(tooSure);
    const environment = await configure(folder.path, upstream);
    const data = join(folder.path, 'labelled.jsonl');
    await writeFile(data, labelled(160));
    const done = await runHere(folder.path, ['calibrate', 'acme/chat', data], environment);
    expect(done.exitCode).toBe(0);
    expect(done.out).toMatch(/^KIND +TRAIN +HELD OUT +PROBABILITIES +NLL +BRIER +ECE +PARAMETERS$/m);
    for (const line of ['constant rate', 'before', 'after']) expect(done.out).toContain(line);
    const entries = await readCalibrations(join(folder.path, 'calibration.json'));
    expect(entries.map(({ kind, model, model_version: version }) => [kind, model, version])).toEqual([
      ['predicate', 'acme/chat', 'r1'],
      ['choice', 'acme/chat', 'r1'],
    ]);
    const [predicate, choice] = entries;
    expect(predicate).toMatchObject({ kind: 'predicate' });
    if (choice?.kind !== 'choice') throw new Error('another kind');
    // log 99 over log 3: what turns 0.99 into 0.75.
    expect(choice.parameters.temperature).toBeGreaterThan(2);
    await upstream.close();
  });

  test('a dry run stores nothing, and JSON is for scripts', async () => {
    await using folder = await TemporaryFolder.make();
    const upstream = await JsonServer.start(tooSure);
    const environment = await configure(folder.path, upstream);
    const data = join(folder.path, 'labelled.jsonl');
    await writeFile(data, labelled(160));
    const done = await runHere(
      folder.path,
      ['calibrate', 'acme/chat', data, '--dry-run', '--json'],
      environment,
    );
    expect(JSON.parse(done.out)).toMatchObject({
      model: 'acme/chat',
      assessments: [{ kind: 'predicate' }, { kind: 'choice' }],
    });
    expect(await readCalibrations(join(folder.path, 'calibration.json'))).toEqual([]);
    await upstream.close();
  });

  test.each<[string, string, string, RegExp]>([
    ['a model that does not decide', 'acme/plain', labelled(1), /lacks the capability 'decision'/],
    ['a model that is not there', 'acme/none', labelled(1), /no model .* 'acme\/none'/],
    ['a line that is no JSON', 'acme/chat', `${labelled(1)}{`, /labelled\.jsonl:2 is no JSON object/],
    [
      'a line without questions',
      'acme/chat',
      '{"input":"x","questions":[],"answers":[]}',
      /labelled\.jsonl:1 \/questions/,
    ],
    [
      'an answer that is no option',
      'acme/chat',
      JSON.stringify({ input: 'x', questions: QUESTIONS, answers: [true, 'true'] }),
      /labelled\.jsonl:1 answers\[1\]/,
    ],
    ['too few items', 'acme/chat', labelled(20), /no kind of question has 50 answers/],
    ['an empty file', 'acme/chat', '\n', /has no items/],
  ])('%s ends it with a message', async (_what, model, text, message) => {
    await using folder = await TemporaryFolder.make();
    const upstream = await JsonServer.start(tooSure);
    const environment = await configure(folder.path, upstream);
    const data = join(folder.path, 'labelled.jsonl');
    await writeFile(data, text);
    const done = await runHere(folder.path, ['calibrate', model, data], environment);
    expect(done).toMatchObject({ exitCode: 1, out: '', error: expect.stringMatching(message) });
    await upstream.close();
  });
});
