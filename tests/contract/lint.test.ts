import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse, parseDocument } from 'yaml';
import type { ContractDocument } from '../../packages/contract-tools/reading/document.ts';
import { rules } from '../../packages/contract-tools/lint/rules.ts';

const root = join(import.meta.dirname, '..', '..');
const small = readFileSync(join(root, 'tests/fixtures/contract/small-contract.yaml'), 'utf8');

type Place = (string | number)[];

/** The small contract with one place set to another value, or removed. */
function broken(place: Place, value: unknown): ContractDocument {
  const document = parseDocument(small);
  if (value === undefined) document.deleteIn(place);
  else document.setIn(place, value);
  return parse(String(document)) as ContractDocument;
}

function messagesOf(rule: string, document: ContractDocument): string[] {
  return rules[rule]?.(document).map(({ message }) => message) ?? [`there is no rule ${rule}`];
}

const chat = ['paths', '/v1/chat/completions', 'post'];
const chatGateway = [...chat, 'x-gateway'];
const chatOk = [...chat, 'responses', '200', 'content'];
const chatStream = [...chatOk, 'text/event-stream', 'x-gateway-stream'];
const textStream = [
  ...['paths', '/v1/audio/transcriptions', 'post', 'responses', '200'],
  ...['content', 'text/event-stream', 'x-gateway-stream'],
];
const chatRequest = ['components', 'schemas', 'ChatCompletionRequest', 'properties'];
const transcription = ['paths', '/v1/audio/transcriptions', 'post', 'x-gateway'];
const unauthorized = ['components', 'responses', 'Unauthorized'];

const CHUNK = '#/components/schemas/ChatCompletionChunk';
const plain = { 'text/plain': { schema: { type: 'string' }, example: 'text' } };
const loose = { description: 'Loose.', content: plain };

describe('each rule reports', () => {
  test.each<[string, string, Place, unknown, string]>([
    ['operations', 'no id', [...chat, 'operationId'], undefined, 'needs an operationId'],
    ['operations', 'an id twice', [...chat, 'operationId'], 'listFiles', 'listFiles is already used'],
    ['operations', 'no tag', [...chat, 'tags'], [], 'exactly one tag'],
    ['operations', 'two tags', [...chat, 'tags'], ['Chat', 'Files'], 'exactly one tag'],
    ['operations', 'no security', [...chat, 'security'], undefined, 'needs security'],
    ['operations', 'no x-gateway', chatGateway, undefined, 'needs x-gateway'],
    ['operations', 'a 405', [...chat, 'responses', '405'], loose, '405 belongs to x-gateway-server'],
    [
      'operations',
      'a plain 404',
      [...chat, 'responses', '404'],
      loose,
      'plain-text 404 belongs to x-gateway-server',
    ],
    ['extension', 'an unknown key', [...chatGateway, 'bill'], 'tokens', 'x-gateway.bill is unknown'],
    ['extension', 'an inherited key', [...chatGateway, 'toString'], 'x', 'x-gateway.toString is unknown'],
    ['extension', 'an unknown value', [...chatGateway, 'bills'], 'words', 'cannot be "words"'],
    ['extension', 'an unknown capability', [...chatGateway, 'capability'], 'talk', 'cannot be "talk"'],
    [
      'extension',
      'a name twice',
      [...chatGateway, 'prompts'],
      ['messages', 'messages'],
      'x-gateway.prompts cannot',
    ],
    ['extension', 'no unit of billing', [...chatGateway, 'bills'], undefined, 'bills is missing'],
    ['extension', 'a model of no kind', [...chatGateway, 'capability'], undefined, 'capability is missing'],
    ['extension', 'a kind of no model', [...chatGateway, 'model'], undefined, 'model is missing'],
    ['streams', 'undeclared events', [...chatGateway, 'streams'], undefined, 'streams is missing'],
    [
      'streams',
      'an unknown schema',
      [...chatGateway, 'streams'],
      'Nothing',
      'the schema Nothing does not exist',
    ],
    ['streams', 'another schema', [...chatGateway, 'streams'], 'ChatCompletionChunk', 'but the events are'],
    [
      'streams',
      'no event stream',
      [...chatOk, 'text/event-stream'],
      undefined,
      'needs a 200 of text/event-stream',
    ],
    [
      'streams',
      'nameless events',
      [...chatOk, 'text/event-stream', 'schema'],
      { type: 'object' },
      'a component',
    ],
    [
      'streams',
      'an event stream under another status',
      [...chat, 'responses', '429'],
      { description: 'Events.', content: { 'text/event-stream': { schema: { $ref: CHUNK } } } },
      'a 429 cannot be an event stream',
    ],
    ['stream-ends', 'a stream without an end', chatStream, undefined, 'is missing: it must state the end'],
    ['stream-ends', 'an unknown key', [...chatStream, 'ends'], 'x', '.ends is unknown'],
    ['stream-ends', 'no end', [...chatStream, 'terminator'], undefined, 'needs a terminator or lastEvents'],
    [
      'stream-ends',
      'an event after errors',
      [...chatStream, 'afterError'],
      'x',
      'x is not one of lastEvents',
    ],
    ['stream-ends', 'an unknown last event', [...textStream, 'lastEvents', 0], 'x', 'has the type x'],
    [
      'stream-ends',
      'an unknown error',
      [...chatStream, 'error'],
      'Nothing',
      'Nothing is not one of the events',
    ],
    ['stream-ends', 'an unknown request', [...chatStream, 'when'], { flow: true }, 'has no property flow'],
    ['stream-ends', 'no request', [...chatStream, 'when'], undefined, 'when is missing'],
    ['prompts', 'an unlisted string', [...chatRequest, 'suffix'], { type: 'string' }, 'suffix can have text'],
    [
      'prompts',
      'a nested string',
      [...chatRequest, 'extra'],
      { type: 'array', items: { type: 'object', additionalProperties: { type: ['string', 'null'] } } },
      'extra can have text',
    ],
    ['prompts', 'an open object', [...chatRequest, 'extra'], { type: 'object' }, 'extra can have text'],
    [
      'prompts',
      'an unlisted multipart field',
      [...transcription, 'prompts'],
      ['prompt'],
      'language can have text',
    ],
    [
      'prompts',
      'free text without guardrails',
      [...chatGateway, 'notPrompts'],
      ['model', 'messages'],
      'messages can have any text',
    ],
    [
      'prompts',
      'text in one part of many',
      [...chatRequest, 'extra'],
      { allOf: [{ type: 'integer' }, { type: 'object', properties: { note: { type: 'string' } } }] },
      'extra can have text',
    ],
    [
      'prompts',
      'an unknown name',
      [...chatGateway, 'prompts'],
      ['messages', 'text'],
      'text is not a property',
    ],
    [
      'prompts',
      'a name on both sides',
      [...chatGateway, 'prompts'],
      ['messages', 'user'],
      'user cannot be under both',
    ],
    [
      'bounds',
      'an unbounded list',
      [...chatRequest, 'extra'],
      { type: 'array', items: { type: 'array', maxItems: 2, items: { type: 'integer' } } },
      'the list extra of the request needs maxItems',
    ],
    [
      'bounds',
      'an unbounded list in a list',
      [...chatRequest, 'extra'],
      {
        anyOf: [
          { type: 'array', maxItems: 2, items: { type: ['array', 'null'], items: { type: 'integer' } } },
        ],
      },
      'the list extra[] of the request needs maxItems',
    ],
    [
      'bounds',
      'an unbounded text',
      [...chatRequest, 'extra'],
      { type: 'object', properties: { name: { type: ['string', 'null'] } } },
      'the text extra.name of the request needs maxLength: 524288000 if only the size of the body bounds it',
    ],
    [
      'bounds',
      'an unbounded parameter',
      ['paths', '/v1/models/{model}', 'get', 'parameters', 0, 'schema', 'maxLength'],
      undefined,
      'the parameter model needs maxLength: 8192 if only the length of the line bounds it',
    ],
    [
      'bounds',
      'a field of a form that may be null',
      ['components', 'schemas', 'TranscriptionRequest', 'properties', 'language'],
      { type: ['string', 'null'], maxLength: 256 },
      'the field language of the form cannot be null',
    ],
    [
      'bounds',
      'a field of a form that is null or of a component',
      ['components', 'schemas', 'TranscriptionRequest', 'properties', 'language'],
      { anyOf: [{ $ref: '#/components/schemas/Model' }, { type: 'null' }] },
      'the field language of the form cannot be null',
    ],
    [
      'unions',
      'an object without properties beside text',
      [...chatRequest, 'extra'],
      { anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: true }] },
      'an object of a union needs a named property',
    ],
    [
      'unions',
      'a list of such objects',
      [...chatRequest, 'extra'],
      { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'object' } }, { type: 'null' }] },
      'an object of a union needs a named property',
    ],
    [
      'unions',
      'properties beside a union',
      ['components', 'schemas', 'Model', 'anyOf'],
      [{ required: ['id'] }, { required: ['name'] }],
      'an object has either properties or a union',
    ],
    [
      'unions',
      'a component without properties',
      ['components', 'schemas', 'ChatCompletionChunk'],
      { type: 'object', additionalProperties: { type: 'number' } },
      'an object of a union needs a named property',
    ],
    ['errors', 'no X-Request-Id', [...unauthorized, 'headers'], undefined, 'does not have X-Request-Id'],
    ['errors', 'text instead of JSON', [...unauthorized, 'content'], plain, '401 cannot have the body plain'],
    ['errors', 'a missing body', [...unauthorized, 'content'], undefined, 'cannot have the body empty'],
    [
      'errors',
      'an unknown body',
      ['components', 'schemas', 'DetailError'],
      { type: 'object', required: ['message'] },
      'of an unknown shape',
    ],
    ['errors', 'a status of its own', [...chat, 'responses', '418'], loose, '418 is not a status'],
    [
      'errors',
      'a 405 with a body',
      ['components', 'responses', 'WrongMethod', 'content'],
      plain,
      'a 405 cannot',
    ],
    ['examples', 'no example', [...chatOk, 'application/json', 'example'], undefined, 'has no example'],
    ['examples', 'no schema', [...chatOk, 'application/json', 'schema'], undefined, 'has no schema'],
    ['examples', 'an invalid example', [...chatOk, 'application/json', 'example'], { id: 1 }, 'is invalid'],
    ['examples', 'an invalid event', [...chatOk, 'text/event-stream', 'example'], { id: 1 }, 'is invalid'],
    [
      'examples',
      'an invalid event in a stream',
      [...chatOk, 'text/event-stream', 'example'],
      'data: {}\n\n',
      'is invalid',
    ],
    [
      'unused',
      'an unused schema',
      ['components', 'schemas', 'Spare'],
      { type: 'string' },
      'Spare is never used',
    ],
  ])('%s: %s', (rule, _what, place, value, message) => {
    expect(messagesOf(rule, parse(small) as ContractDocument)).toEqual([]);
    expect(messagesOf(rule, broken(place, value)).join('\n')).toContain(message);
  });

  test('a property whose parts have no strings needs no entry', () => {
    const parts = {
      allOf: [
        { type: 'integer' },
        { type: 'object', properties: { n: { type: 'number' } }, additionalProperties: false },
      ],
    };
    expect(messagesOf('prompts', broken([...chatRequest, 'extra'], parts))).toEqual([]);
  });

  test('a property without strings needs no entry', () => {
    const numbers = { type: ['object', 'null'], additionalProperties: { type: 'number' } };
    expect(messagesOf('prompts', broken([...chatRequest, 'logit_bias'], numbers))).toEqual([]);
  });

  test('an object without properties that may be null is no union', () => {
    const map = { anyOf: [{ type: 'object', additionalProperties: true }, { type: 'null' }] };
    expect(messagesOf('unions', broken([...chatRequest, 'metadata'], map))).toEqual([]);
  });
});
