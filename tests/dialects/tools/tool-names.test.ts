import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../bodies/json-body.ts';
import { toConverse } from '../../../dialects/converse/request.ts';
import { toMessage as converseMessage } from '../../../dialects/converse/response.ts';
import type { Format } from '../../../dialects/dialect.ts';
import { geminiToolNames, toGenerateContent } from '../../../dialects/gemini/request.ts';
import { toMessage as geminiMessage } from '../../../dialects/gemini/response.ts';
import { messageToolNames } from '../../../dialects/tools/message-tools.ts';
import { contextOf, dialectBetween, eventsOf, replay, thrownBy, wire } from '../dialect-cases.ts';
import {
  CLIENTS,
  framesOf,
  ID_KEYS,
  NAME_KEYS,
  NAMES,
  PORTABLE,
  RESPONSES,
  textsAt,
} from '../named-tools.ts';

const PAIRS: readonly (readonly [Format, Format])[] = [
  ['chat', 'messages'],
  ['chat', 'responses'],
  ['messages', 'chat'],
  ['messages', 'responses'],
  ['responses', 'chat'],
  ['responses', 'messages'],
];

describe.each(PAIRS)('names that vendors refuse, of a %s client over a %s backend', (client, backend) => {
  const dialect = dialectBetween(client, backend);
  const request = CLIENTS[client](NAMES);
  const sent = dialect.request(request);
  const sentNames = [...new Set(textsAt(sent, NAME_KEYS))];

  test('are replaced, and different names stay different', () => {
    expect(sentNames).toHaveLength(NAMES.length);
    for (const name of sentNames) expect(name).toMatch(PORTABLE);
    expect(sentNames).toContain('plain-name_1');
    // The same request is sent in the same words, so that prefix caches work.
    expect(dialect.request(request)).toEqual(sent);
  });

  test('are those of the client in its response', async () => {
    const toolsOf = (value: unknown): string[] => [...new Set(textsAt(value, NAME_KEYS))];
    const response = dialect.response(RESPONSES[backend](sentNames), contextOf(request));
    const { tools: _echoed, tool_choice: _choice, ...rest } = response;
    expect(toolsOf(rest)).toEqual(NAMES);
    const { written, thrown } = await replay(dialect, wire(framesOf(backend, sentNames)), request);
    expect(thrown).toBeNull();
    const events = eventsOf(written).filter(({ response: whole }) => whole === undefined);
    expect(toolsOf(events)).toEqual(NAMES);
  });

  test('are sent with short ids of calls, the same for a call and its result', () => {
    const ids = textsAt(sent, ID_KEYS).filter((id) => id.startsWith('call_'));
    expect(ids).toHaveLength(2 * NAMES.length);
    expect(new Set(ids).size).toBe(NAMES.length);
    for (const id of ids) expect(id).toMatch(PORTABLE);
  });
});

describe('names that vendors refuse, of a messages client', () => {
  const names = [...NAMES, '3d_render'];
  const request = CLIENTS.messages(names);

  test('are replaced for Gemini, and those of the client in its response', () => {
    const sent = [...new Set(textsAt(toGenerateContent(request), NAME_KEYS))];
    expect(sent).toHaveLength(names.length);
    for (const name of sent) expect(name).toMatch(/^[A-Za-z_][A-Za-z0-9_-]{0,63}$/);
    const parts = sent.map((name) => ({ functionCall: { name, args: {} } }));
    const response = { candidates: [{ content: { parts }, finishReason: 'STOP' }], usageMetadata: {} };
    const message = geminiMessage(response, 'm', 'r', geminiToolNames(request));
    expect(textsAt(message, NAME_KEYS)).toEqual(names);
  });

  test('are replaced for Bedrock, and those of the client in its response', () => {
    const body = toConverse(request, 'anthropic.claude');
    const sent = [...new Set(textsAt(body, NAME_KEYS))];
    expect(sent).toHaveLength(names.length);
    for (const text of [...sent, ...textsAt(body, ID_KEYS)]) expect(text).toMatch(PORTABLE);
    const content = sent.map((name) => ({ toolUse: { toolUseId: 't', name, input: {} } }));
    const response = { output: { message: { content } }, stopReason: 'tool_use', usage: {} };
    const message = converseMessage(response, 'm', 'r', messageToolNames(request));
    expect(textsAt(message, NAME_KEYS)).toEqual(names);
  });
});

test('a function with the name of a flattened one keeps apart from it', () => {
  const dialect = dialectBetween('responses', 'chat');
  const group = { type: 'namespace', name: 'a', tools: [{ type: 'function', name: 'b' }] };
  const request = { model: 'm', input: 'Go', tools: [{ type: 'function', name: 'a__b' }, group] };
  const sent = textsAt(dialect.request(request)['tools'], NAME_KEYS);
  expect(new Set(sent).size).toBe(2);
  const response = dialect.response(RESPONSES.chat(sent), contextOf(request));
  expect(response['output']).toMatchObject([{ name: 'a__b' }, { name: 'b', namespace: 'a' }]);
});

describe('tools of a messages client that only a vendor has', () => {
  const search = { type: 'web_search_20250305', name: 'web_search', max_uses: 8 };
  const own = { name: 'look', input_schema: { type: 'object' } };
  const request = (tools: object[], choice?: object): JsonObject => ({
    model: 'm',
    max_tokens: 9,
    messages: [{ role: 'user', content: 'Go' }],
    tools,
    ...(choice === undefined ? {} : { tool_choice: choice }),
  });
  const targets = [
    ['chat', (body: JsonObject) => dialectBetween('messages', 'chat').request(body)],
    ['responses', (body: JsonObject) => dialectBetween('messages', 'responses').request(body)],
    ['Gemini', toGenerateContent],
    ['Bedrock', (body: JsonObject) => toConverse(body, 'anthropic.claude')],
  ] as const;

  test.each(targets)('are left out over %s, and refused where they are demanded', (_name, translate) => {
    const sent = JSON.stringify(translate(request([search, own])));
    expect(sent).toContain('"look"');
    expect(sent).not.toContain('web_search');
    expect(JSON.stringify(translate(request([search], { type: 'auto' })))).not.toContain('web_search');
    for (const [tools, choice] of [
      [[search, own], { type: 'tool', name: 'web_search' }],
      [[search], { type: 'any' }],
    ] as const)
      expect(thrownBy(() => translate(request([...tools], choice)))).toMatchObject({
        code: 'invalid_parameter',
        param: 'tool_choice',
      });
  });
});
