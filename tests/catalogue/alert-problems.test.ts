import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fingerprintOf } from '../../catalogue/fingerprint.ts';
import { loadWithFiles } from '../../catalogue/load.ts';
import { asExpected, load, problemsOf, smallFile, type ProblemCase } from './configuration-file.ts';

const SECRET = 'a secret of more than sixteen characters';

/** The lines of one target, `t` at line 10; its keys begin at line 11. */
const withTarget = (...lines: string[]): string =>
  smallFile(
    '    free: true',
    ['alerts:', '  targets:', '    t:', ...lines.map((line) => `      ${line}`)].join('\n'),
  );
const webhook = (url: string): string =>
  withTarget('kind: webhook', `url: ${url}`, 'secret: ${ALERT_SECRET:-0123456789abcdef}');

const CASES: readonly ProblemCase[] = [
  ['no targets', smallFile('    free: true', 'alerts: {}'), ["8: the key 'targets' is missing"]],
  [
    'an unknown kind',
    withTarget('kind: slak', "url: 'https://hooks.example/1'"),
    [/^11: this must be one of webhook, .*did you mean 'slack'/],
  ],
  ['no secret', withTarget('kind: webhook', "url: 'https://a.example'"), ["10: the key 'secret' is missing"]],
  [
    'a key of another kind',
    withTarget('kind: slack', "url: 'https://a.example'", 'host: mail.example'),
    ['13: a target of this kind has no such key'],
  ],
  ['no address', webhook('hooks.example'), ['12: this is not an http or https address']],
  [
    'an address with a password',
    webhook("'https://user:pass@hooks.example'"),
    ['12: an address has no user name and no password here'],
  ],
  [
    'a short secret',
    withTarget('kind: webhook', "url: 'https://a.example'", 'secret: short'),
    ['13: a secret has at least 16 characters'],
  ],
  [
    'a name in an address of mail',
    withTarget('kind: email', 'host: mail.example', 'from: a@example.com', "to: ['Finance <b@example.com>']"),
    ['14: this is an address such as finance@example.com, without a name'],
  ],
  [
    'a user without a password',
    withTarget('kind: email', 'host: m', 'from: a@example.com', 'to: [b@example.com]', 'user: gateway'),
    ["10: the key 'password' is missing"],
  ],
  [
    'a file that does not exist',
    withTarget('kind: slack', 'url: { file: nothing }'),
    ['12: this file does not exist'],
  ],
  [
    'thresholds that are none',
    smallFile(
      '    free: true',
      'alerts: { thresholds: [0, soon], targets: { t: { kind: slack, url: "http://a" } } }',
    ),
    [/^8: this is a percentage from 1 to 1000, or 'forecast'/, /^8: this is a percentage/],
  ],
];

describe('alerts with', () => {
  test.each(CASES)('%s are refused', async (_name, file, problems) => {
    expect(await problemsOf(file)).toEqual(asExpected(problems));
  });
});

test('a file without alerts has none, and targets alone have the usual thresholds', async () => {
  expect((await load(smallFile('    free: true'))).alerts).toBeUndefined();
  const { alerts } = await load(webhook("'https://hooks.example/1'"));
  expect(alerts?.thresholds).toEqual([50, 80, 100, 'forecast']);
});

test.each([
  ['starttls', 587],
  ['implicit', 465],
  ['none', 25],
])('mail with tls %s goes to port %d', async (tls, port) => {
  const { alerts } = await load(
    withTarget('kind: email', 'host: m', `tls: ${tls}`, 'from: a@example.com', 'to: [b@example.com]'),
  );
  expect(alerts?.targets.get('t')).toMatchObject({ kind: 'email', host: 'm', tls, port, login: null });
});

describe('a secret of a target', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gateway-alerts-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function loadFromFile(secret: string) {
    await writeFile(join(folder, 'secret'), `${secret}\n`, { mode: 0o600 });
    await writeFile(
      join(folder, 'gateway.yaml'),
      withTarget('kind: webhook', "url: 'https://a.example'", 'secret: { file: secret }'),
    );
    return loadWithFiles({ path: join(folder, 'gateway.yaml'), environment: {} });
  }

  test('is read from its file, which is watched, and another one changes the configuration', async () => {
    const { catalogue, files } = await loadFromFile(SECRET);
    expect(files).toContain(join(folder, 'secret'));
    const target = catalogue.alerts?.targets.get('t');
    expect(target?.kind === 'webhook' ? target.secret.reveal() : null).toBe(SECRET);
    expect(JSON.stringify(catalogue.alerts?.targets.get('t'))).not.toContain(SECRET);
    const next = await loadFromFile(`${SECRET}, another one`);
    expect(fingerprintOf(next.catalogue)).not.toBe(fingerprintOf(catalogue));
  });

  test('in a file that others can read is warned of, and so is one in gateway.yaml itself', async () => {
    await loadFromFile(SECRET);
    await chmod(join(folder, 'secret'), 0o644);
    const path = join(folder, 'gateway.yaml');
    const { warnings } = await loadWithFiles({ path, environment: {} });
    expect(warnings.map(({ message }) => message)).toEqual(['other users can read this file']);
    await writeFile(path, withTarget('kind: slack', "url: 'https://hooks.example/services/1'"));
    const literal = await loadWithFiles({ path, environment: {} });
    expect(literal.warnings.map(({ message }) => message)).toEqual(['the key stands in this file']);
  });
});
