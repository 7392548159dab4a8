import { expect, test } from '@jest/globals';
import type { JsonObject } from '../../bodies/json-body.ts';
import { toConverse } from '../../dialects/converse/request.ts';
import { toGenerateContent } from '../../dialects/gemini/request.ts';
import { dialectBetween } from './dialect-cases.ts';

const TURNS = [
  { role: 'system', content: 'text-0' },
  { role: 'user', content: 'text-1' },
  { role: 'system', content: 'text-2' },
  { role: 'assistant', content: 'text-3' },
  { role: 'system', content: 'text-4' },
  { role: 'system', content: 'text-5' },
  { role: 'user', content: 'text-6' },
  { role: 'system', content: 'text-7' },
];
const developer = TURNS.map((turn) => ({ ...turn, role: turn.role.replace('system', 'developer') }));
const chat = { model: 'm', messages: TURNS };
const chatDeveloper = { model: 'm', messages: developer };
const messages = { model: 'm', max_tokens: 9, messages: TURNS };
const responses = { model: 'm', input: TURNS };
const responsesDeveloper = { model: 'm', input: developer };

const toMessages = {
  chat: (body: JsonObject) => dialectBetween('chat', 'messages').request(body),
  messages: (body: JsonObject) => body,
  responses: (body: JsonObject) => dialectBetween('responses', 'messages').request(body),
};

const TRANSLATIONS: [name: string, translate: () => unknown][] = [
  ['chat to messages', () => toMessages.chat(chat)],
  ['chat to messages, developer', () => toMessages.chat(chatDeveloper)],
  ['chat to responses', () => dialectBetween('chat', 'responses').request(chat)],
  ['messages to chat', () => dialectBetween('messages', 'chat').request(messages)],
  ['messages to responses', () => dialectBetween('messages', 'responses').request(messages)],
  ['responses to chat', () => dialectBetween('responses', 'chat').request(responses)],
  ['responses to messages', () => toMessages.responses(responses)],
  ['responses to messages, developer', () => toMessages.responses(responsesDeveloper)],
  ...([chat, messages, responses] as const).flatMap((body): [string, () => unknown][] => {
    const client = body === chat ? 'chat' : body === messages ? 'messages' : 'responses';
    const between = () => toMessages[client](body);
    return [
      [`${client} to Gemini`, () => toGenerateContent(between())],
      [`${client} to Converse`, () => toConverse(between(), 'm')],
    ];
  }),
];

test.each(TRANSLATIONS)(
  'instructions within a conversation keep their text and place: %s',
  (_name, translate) => {
    // The instructions before the conversation have a place of their own, which may be written last.
    const { system, systemInstruction, ...rest } = translate() as JsonObject;
    const written = JSON.stringify([system, systemInstruction, rest]);
    expect(written.match(/text-\d/g)).toEqual(TURNS.map(({ content }) => content));
  },
);
