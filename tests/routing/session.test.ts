import { describe, expect, test } from '@jest/globals';
import { sessionOf, type SessionSource } from '../../routing/session.ts';

const source = (
  request: SessionSource['request'],
  headers: SessionSource['headers'] = {},
  projectId = 'p1',
): SessionSource => ({ projectId, modelId: 'acme/chat', request, headers });
const key = (...parts: Parameters<typeof source>) => sessionOf(source(...parts))?.key;
const user = (content: unknown) => ({ role: 'user', content });
const assistant = { role: 'assistant', content: 'Hi' };

describe('a conversation without a name', () => {
  const opening = [{ role: 'system', content: 'Be brief' }, user('Hello')];

  test('keeps its key over its turns', () => {
    const first = sessionOf(source({ messages: opening }));
    const later = sessionOf(source({ messages: [...opening, assistant, user('And?')] }));
    expect(later?.key).toBe(first?.key);
    expect([first?.isNew, later?.isNew]).toEqual([true, false]);
  });

  test('has another key than one with another beginning or project', () => {
    const keys = new Set([
      key({ messages: opening }),
      key({ messages: [user('Hello')] }),
      key({ messages: [user('Hello!')] }),
      key({ system: 'Be brief', messages: [user('Hello')] }),
      key({ messages: opening }, {}, 'p2'),
    ]);
    expect(keys.size).toBe(5);
  });

  test('has the same key whether its text is a string or a part', () => {
    expect(key({ messages: [user([{ type: 'text', text: 'Hello' }])] })).toBe(
      key({ messages: [user('Hello')] }),
    );
  });

  test('of megabytes costs no more to hash than one of kilobytes', () => {
    const long = 'x'.repeat(50_000_000);
    const started = process.cpuUsage();
    for (let count = 0; count < 100; count += 1) key({ messages: [user(long), assistant, user('y')] });
    const { user: userMicros, system } = process.cpuUsage(started);
    // Hashing all of it would take seconds.
    expect(userMicros + system).toBeLessThan(2_000_000);
    expect(key({ messages: [user(`${long}a`)] })).not.toBe(key({ messages: [user(`${long}b`)] }));
  });
});

describe('a name', () => {
  const messages = [user('Hello')];

  test.each(['x-claude-code-session-id', 'session-id', 'x-session-id', 'thread-id'])(
    'in the header %s',
    (header) => {
      const named = key({ messages }, { [header]: 's1' });
      expect(named).toBe(key({ messages: [user('Something else')] }, { [header]: 's1' }));
      expect(named).not.toBe(key({ messages }, { [header]: 's2' }));
    },
  );

  test('in the body goes before one in a header', () => {
    expect(key({ messages, prompt_cache_key: 'a' }, { 'session-id': 'b' })).toBe(
      key({ messages, prompt_cache_key: 'a' }),
    );
    expect(key({ input: 'x', conversation: { id: 'c' } })).toBe(key({ input: 'y', conversation: 'c' }));
  });

  test.each([
    ['of 10 KB', 'x'.repeat(10_240)],
    ['with a control character', 'a\u0007b'],
    ['that is empty', ''],
    ['that came twice', ['a', 'b']],
  ])('%s is ignored', (_what, name) => {
    expect(key({ messages }, { 'session-id': name })).toBe(key({ messages }));
  });
});

test('a request without a conversation has no session', () => {
  expect(sessionOf(source({ input: [1, 2] }))).toBeNull();
  expect(sessionOf(source({}))).toBeNull();
});
