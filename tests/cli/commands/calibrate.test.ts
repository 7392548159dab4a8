import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readCalibrations } from '../../../catalogue/calibration-file.ts';
import { JsonServer, type Respond } from '../../backends/json-server.ts';
import { chatAnswer, optionsIn, promptOf } from '../../handlers/decision-gateway.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { runHere } from '../run-cli.ts';

const QUESTIONS = [
  { type: 'predicate', instructions: 'It is good.' },
  { type: 'choice', instructions: 'Which?', choices: [{ value: 'good' }, { value: true }] },
];

/** A model that is always confident, and right three times in four. */
const overconfident: Respond = (request) => {
  const says = promptOf(request.body).includes('item says good');
  const options = Object.entries(optionsIn(request));
  const probabilities = options.map(([label, text]) => {
    const isGood = text === 'true' && options.length === 2 && !promptOf(request.body).includes('"good"');
    return [label, (isGood || text === '"good"') === says ? 0.99 : 0.01];
  });
  return { body: chatAnswer(Object.fromEntries(probabilities) as Record<string, number>) };
};

const QUESTION_BIAS: Record<string, number> = { 'It is liked.': 3, 'It is hated.': -3 };

/** A model with a prior of yes for one question and of no for the other, which also depends on the input. */
const biased: Respond = (request) => {
  const prompt = promptOf(request.body);
  const bias = Object.entries(QUESTION_BIAS).find(([question]) => prompt.includes(question))?.[1] ?? 0;
  const evidence = prompt.includes('item says yes') ? 1 : prompt.includes('item says no') ? -1 : 0;
  const yes = 1 / (1 + Math.exp(-bias - evidence));
  const options = Object.entries(optionsIn(request));
  return {
    body: chatAnswer(
      Object.fromEntries(options.map(([label, text]) => [label, text === 'true' ? yes : 1 - yes])),
    ),
  };
};

/** Labelled examples, in which the input states the right result three times in four, for both questions. */
function twoQuestions(count: number): string {
  const questions = Object.keys(QUESTION_BIAS).map((instructions) => ({ type: 'predicate', instructions }));
  return Array.from({ length: count }, (_unused, index) => {
    const says = index % 2 === 0;
    const right = index % 8 < 6 ? says : !says;
    const input = `item says ${says ? 'yes' : 'no'} number ${index}`;
    return `${JSON.stringify({ input, questions, answers: [right, right] })}\n`;
  }).join('');
}

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
  test('fits the results of the model, prints the errors before and after, and stores the parameters of this revision', async () => {
    await using folder = await TemporaryFolder.make();
    const upstream = await JsonServer.start(overconfident);
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
    // log 99 over log 3, the temperature that changes 0.99 into 0.75.
    expect(choice.parameters.temperature).toBeGreaterThan(2);
    await upstream.close();
  });

  test('--prior also runs the questions without an input, and fits how much of that to subtract', async () => {
    await using folder = await TemporaryFolder.make();
    const upstream = await JsonServer.start(biased);
    const environment = await configure(folder.path, upstream);
    const data = join(folder.path, 'labelled.jsonl');
    await writeFile(data, twoQuestions(160));
    const done = await runHere(folder.path, ['calibrate', 'acme/chat', data, '--prior'], environment);
    expect(done.out).toContain('prior_weight');
    const [entry] = await readCalibrations(join(folder.path, 'calibration.json'));
    expect(entry).toMatchObject({ kind: 'predicate', parameters: { prior_weight: 1 } });
    // Two orders of two questions for each input, and for three empty inputs, which four concurrent items may each request.
    const withoutContent = upstream.requests.filter(({ body }) => !promptOf(body).includes('item says'));
    expect(upstream.requests.length - withoutContent.length).toBe(160 * 4);
    expect([12, 24, 36, 48]).toContain(withoutContent.length);
    await upstream.close();
  });

  test('--dry-run stores nothing, and --json prints JSON', async () => {
    await using folder = await TemporaryFolder.make();
    const upstream = await JsonServer.start(overconfident);
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
    ['a model that is not there', 'acme/none', labelled(1), /no model 'acme\/none'/],
    ['a line that is no JSON', 'acme/chat', `${labelled(1)}{`, /labelled\.jsonl:2 is not a JSON object/],
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
  ])('%s stops it with a message', async (_what, model, text, message) => {
    await using folder = await TemporaryFolder.make();
    const upstream = await JsonServer.start(overconfident);
    const environment = await configure(folder.path, upstream);
    const data = join(folder.path, 'labelled.jsonl');
    await writeFile(data, text);
    const done = await runHere(folder.path, ['calibrate', model, data], environment);
    expect(done).toMatchObject({ exitCode: 1, out: '', error: expect.stringMatching(message) });
    await upstream.close();
  });
});
