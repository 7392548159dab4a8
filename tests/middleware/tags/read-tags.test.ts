import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { Secret } from '../../../catalogue/secret.ts';
import type { TagSettings } from '../../../catalogue/tags.ts';
import { GatewayError } from '../../../errors/gateway-error.ts';
import { codingToolOf } from '../../../middleware/tags/read-tags.ts';
import { readTags } from '../../../middleware/tags/read-tags.ts';

const KEY = 'a key of more than sixteen characters';
const TEAM: TagSettings = { name: 'team', source: { kind: 'named', header: 'x-team', metadata: 'team' } };
const USER: TagSettings = { name: 'user', source: { kind: 'user', key: new Secret(KEY) } };
const TOOL: TagSettings = { name: 'tool', source: { kind: 'coding_tool' } };

function read(tag: TagSettings, headers: Record<string, string>, body: Record<string, unknown> = {}) {
  return (
    readTags(
      { settings: [tag], required: [] },
      { headers, rawHeaders: Object.entries(headers).flat() },
      body,
    ).get(tag.name) ?? null
  );
}

/** The parameter that a refusal names. */
function refusal(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'invalid_parameter') return error.param;
  }
  return null;
}

const latin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
const hashOf = (user: string): string => createHmac('sha256', KEY).update(user).digest('hex').slice(0, 32);

describe('a value', () => {
  test.each([
    ['a header', { 'x-team': ' research ' }, {}, 'research'],
    ['a header in UTF-8', { 'x-team': latin1('Zürich / 東京') }, {}, 'Zürich / 東京'],
    ['metadata', {}, { metadata: { team: 'e\u0301quipe' } }, 'équipe'],
    ['a header before metadata', { 'x-team': 'one' }, { metadata: { team: 'two' } }, 'one'],
    ['metadata for an empty header', { 'x-team': '' }, { metadata: { team: 'two' } }, 'two'],
    ['nowhere', {}, { metadata: null }, null],
    ['an empty key', {}, { metadata: { team: '' } }, null],
    ['64 characters beyond the basic plane', {}, { metadata: { team: '𝔸'.repeat(64) } }, '𝔸'.repeat(64)],
  ])('from %s is read', (_name, headers, body, expected) => {
    // The rows have different keys.
    expect(read(TEAM, headers as Record<string, string>, body)).toBe(expected);
  });

  test.each([
    ['65 characters', 'x'.repeat(65)],
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['a control character', 'a\u0007b'],
    ['a line end', 'a\nb'],
    ['NUL', 'a\0b'],
    ['a character of no width', 'te\u200bam'],
    ['a change of direction', 'a\u202eb'],
    ['a filler', 'a\u3164'],
    ['a variation selector', 'a\ufe0f'],
    ['a lone surrogate', 'a\ud800'],
    ['only spaces', '   '],
    ['a number', 7],
    ['a list', ['research']],
  ])('of metadata with %s is refused', (_name, value) => {
    expect(refusal(() => read(TEAM, {}, { metadata: { team: value } }))).toBe('metadata.team');
  });

  test.each([
    ['that is not UTF-8', '\u00ff\u00fe'],
    ['with a tab', 'a\tb'],
    ['that is too long', 'x'.repeat(65)],
  ])('of a header %s is refused', (_name, value) => {
    expect(refusal(() => read(TEAM, { 'x-team': value }))).toBe('x-team');
  });

  test('of a header that is sent twice is refused, since proxies differ in which one they set', () => {
    const head = { headers: { 'x-team': 'one, two' }, rawHeaders: ['X-Team', 'one', 'x-team', 'two'] };
    expect(refusal(() => readTags({ settings: [TEAM], required: [] }, head, {}))).toBe('x-team');
  });
});

test('names of object members are no values', () => {
  const named = { name: 'team', source: { kind: 'named', header: null, metadata: 'constructor' } } as const;
  expect(read(named, {}, { metadata: {} })).toBeNull();
});

describe('a user', () => {
  test.each([
    ['chat', { user: 'alice' }, 'alice'],
    ['its newer name', { safety_identifier: 'alice' }, 'alice'],
    ['messages', { metadata: { user_id: 'alice' } }, 'alice'],
    [
      'Claude Code',
      { metadata: { user_id: `user_ab12_account_c3_session_01234567-89ab-4cde-8f01-23456789abcd` } },
      'user_ab12_account_c3',
    ],
    [
      'Claude Code with JSON',
      { metadata: { user_id: '{"device_id":"d1","account_uuid":"","session_id":"s1"}' } },
      'd1',
    ],
    ['broken JSON', { user: '{"device_id":' }, '{"device_id":'],
  ])('of %s is hashed with the key', (_name, body, user) => {
    expect(read(USER, {}, body)).toBe(hashOf(user));
  });

  test('who is not named has no value, and any text of a client has one', () => {
    expect(read(USER, {}, { user: '' })).toBeNull();
    expect(read(USER, {}, { user: `\ud800\0${'x'.repeat(4_000)}` })).toMatch(/^[0-9a-f]{32}$/);
  });
});

test.each([
  ['claude-cli/2.1.2 (external, cli)', 'claude-code'],
  ['codex_cli_rs/0.98.0 (Ubuntu 24.4.0; x86_64) xterm-256color', 'codex'],
  ['codex_vscode/0.98.0', 'codex'],
  ['codex-tui/0.120.0', 'codex'],
  ['opencode/1.2.3 ai-sdk/provider-utils/4.0.1', 'opencode'],
  ['Zed/0.220.1 (macos; aarch64)', 'zed'],
  ['Cline/3.40.0', 'cline'],
  ['GitHubCopilotChat/0.36.2', 'copilot'],
  ['codexample/1', null],
  ['curl/8.5 claude-cli/1', null],
  ['', null],
  [undefined, null],
])('the user agent %j is of the tool %j', (agent, tool) => {
  expect(codingToolOf(agent)).toBe(tool);
  expect(read(TOOL, agent === undefined ? {} : { 'user-agent': agent })).toBe(tool);
});

test.each([
  [TEAM, 'x-team', 'metadata.team'],
  [USER, 'user', 'safety_identifier or metadata.user_id'],
  [TOOL, 'User-Agent', ''],
])('a required tag that is missing is refused with the places where it can be', (tag, param, others) => {
  const rules = { settings: [tag], required: [tag.name] };
  const head = { headers: {}, rawHeaders: [] };
  expect(refusal(() => readTags(rules, head, {}))).toBe(param);
  expect(() => readTags(rules, head, {})).toThrow(others);
  expect(() => readTags(rules, head, {})).toThrow(`requires the tag '${tag.name}'`);
});

test('a required tag that gateway.yaml does not have is refused', () => {
  const rules = { settings: [], required: ['team'] };
  expect(refusal(() => readTags(rules, { headers: { 'x-team': 'a' }, rawHeaders: [] }, {}))).toBe('team');
});
