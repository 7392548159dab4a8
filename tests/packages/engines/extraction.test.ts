import { afterAll, describe, expect, test } from '@jest/globals';
import { toChatEngineRequest, type ChatCompletionFields } from '../../../packages/engines/chat-completion.ts';
import type { ChatEngineEvent } from '../../../packages/engines/engine-types.ts';
import { EngineHost } from '../../../packages/engines/host.ts';

const host = new EngineHost();
const never = new AbortController().signal;
afterAll(() => host.close());

const text = { type: 'string' };
const whole = { type: 'integer' };
const flag = { type: 'boolean' };
const list = { type: 'array', items: text };
const day = { type: 'string', format: 'date' };

function object(properties: Record<string, object>, required = Object.keys(properties)): object {
  return { type: 'object', properties, required, additionalProperties: false };
}

async function eventsOf(
  fields: Omit<ChatCompletionFields, 'messages'>,
  content: string,
): Promise<ChatEngineEvent[]> {
  const request = toChatEngineRequest({ messages: [{ role: 'user', content }], ...fields });
  return Array.fromAsync(host.chat.reply(request, never));
}

async function documentOf(content: string, schema: object): Promise<unknown> {
  const response_format = { type: 'json_schema', json_schema: { name: 'x', schema } };
  const events = await eventsOf({ response_format }, content);
  return JSON.parse(events.map((event) => (event.type === 'text' ? event.text : '')).join(''));
}

describe('a schema is filled in from the text', () => {
  test.each<[string, object, object]>([
    [
      'Extract the person: John Smith is 42 years old and lives in Berlin.',
      object({ name: text, age: whole, city: text }),
      { name: 'John Smith', age: 42, city: 'Berlin' },
    ],
    [
      'Invoice number: A-1047\nDate: 2024-03-12\nTotal: 1,249.50 EUR\nPaid: no',
      object({ invoice_number: text, date: day, total: { type: 'number' }, paid: flag }),
      { invoice_number: 'A-1047', date: '2024-03-12', total: 1249.5, paid: false },
    ],
    [
      'My name is Ann Lee, I want to fly from Paris to Rome on 12 March 2025 with 2 bags.',
      object({ passengerName: text, origin: text, destination: text, date: day, bags: whole }),
      { passengerName: 'Ann Lee', origin: 'Paris', destination: 'Rome', date: '2025-03-12', bags: 2 },
    ],
    [
      'The recipe needs flour, eggs and milk. It takes 30 minutes and serves four people.',
      object({ ingredients: list, minutes: whole, servings: whole }),
      { ingredients: ['flour', 'eggs', 'milk'], minutes: 30, servings: 4 },
    ],
    [
      'I bought this kettle and it broke after two days. Terrible quality, never again.',
      object({ sentiment: { enum: ['positive', 'negative', 'neutral'] } }),
      { sentiment: 'negative' },
    ],
    [
      'Contact Maria Keller at maria.keller@example.org. Her office is not open on Sundays.',
      object({ email: text, open_on_sundays: flag }),
      { email: 'maria.keller@example.org', open_on_sundays: false },
    ],
    [
      'Priority: high\nThe login page crashes.',
      {
        $defs: { P: { enum: ['low', 'high'] } },
        ...object({ bug: object({ priority: { $ref: '#/$defs/P' } }) }),
      },
      { bug: { priority: 'high' } },
    ],
    [
      'The meeting is on Tuesday in room B12.',
      object({
        day: text,
        price: { anyOf: [{ type: 'number' }, { type: 'null' }] },
        note: { type: ['string', 'null'] },
      }),
      { day: 'Tuesday', price: null, note: null },
    ],
  ])('%s', async (content, schema, expected) => {
    expect(await documentOf(content, schema)).toEqual(expected);
  });

  test('optional fields that the text does not contain are left out', async () => {
    const schema = object({ age: whole, email: text }, ['age']);
    expect(await documentOf('John is 42 years of age.', schema)).toEqual({ age: 42 });
  });

  test('a required field that the text does not contain is refused with its name', async () => {
    await expect(
      documentOf('Hello there', object({ order: object({ invoice_number: text }) })),
    ).rejects.toMatchObject({
      code: 'invalid_parameter',
      param: 'response_format',
      publicMessage: expect.stringContaining("found nothing for 'order.invoice_number'"),
    });
  });

  test.each<[string, object]>([
    ['has a pattern', object({ code: { type: 'string', pattern: '^x' } })],
    ['is a list of lists or objects', object({ rows: { type: 'array', items: object({ a: text }) } })],
    ['has several alternatives', object({ a: { anyOf: [text, whole] } })],
    ['must describe an object', text],
    ['refers to another schema', object({ a: { $ref: 'https://example.com/a.json' } })],
  ])('a schema that %s is refused', async (why, schema) => {
    await expect(documentOf('x', schema)).rejects.toMatchObject({
      code: 'invalid_parameter',
      publicMessage: expect.stringContaining(why),
    });
  });

  test('a schema that refers to itself does not cause an endless loop', async () => {
    const schema = {
      $defs: { a: object({ a: { $ref: '#/$defs/a' } }) },
      ...object({ a: { $ref: '#/$defs/a' } }),
    };
    await expect(documentOf('x', schema)).rejects.toMatchObject({ code: 'invalid_parameter' });
  });

  test('long texts and many fields take linear time', async () => {
    const properties = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`number_of_things_${index}`, whole]),
    );
    const content = 'There are 5 things of number 7 in box 9 at London, and Ann was born in 1999. '.repeat(
      5_000,
    );
    await expect(documentOf(content, object(properties))).resolves.toBeDefined();
  });
});

const weather = {
  type: 'function',
  function: {
    name: 'get_weather',
    description: 'Get the current weather in a city',
    parameters: object({ city: text, unit: { enum: ['celsius', 'fahrenheit'] } }, ['city']),
  },
};
const table = {
  type: 'function',
  function: {
    name: 'book_table',
    description: 'Book a table in a restaurant',
    parameters: object({ restaurant: text, people: whole, date: text }),
  },
};
const tools = [weather, table];
const named = (name: string): object => ({ type: 'function', function: { name } });

describe('a tool is called', () => {
  test.each<[string, string | object | undefined, string, object]>([
    ['What is the weather in Paris?', undefined, 'get_weather', { city: 'Paris' }],
    ['What is the weather in Paris?', 'required', 'get_weather', { city: 'Paris' }],
    [
      'Book a table for four at Luigi on Friday.',
      'auto',
      'book_table',
      { restaurant: 'Luigi', people: 4, date: 'Friday' },
    ],
    ['I am in Rome today.', named('get_weather'), 'get_weather', { city: 'Rome' }],
    [
      'Weather in Paris!',
      { type: 'allowed_tools', allowed_tools: { mode: 'required', tools: [named('get_weather')] } },
      'get_weather',
      { city: 'Paris' },
    ],
  ])('for %j with the choice %j', async (content, tool_choice, name, filled) => {
    const [call, end] = await eventsOf({ tools, tool_choice }, content);
    expect(call).toMatchObject({ type: 'toolCall', name });
    expect(JSON.parse(call?.type === 'toolCall' ? call.argumentsJson : '')).toEqual(filled);
    expect(end).toMatchObject({ type: 'end', finishReason: 'tool_calls' });
  });

  test.each([
    ['the text already contains the result', 'Vienna is sunny today. What is the weather in Vienna?', 'auto'],
    ['a parameter is missing', 'What is the weather?', 'auto'],
    ['there is no request', 'Hello', 'auto'],
    ['none may be called', 'What is the weather in Paris?', 'none'],
  ])('but not when %s', async (_why, content, tool_choice) => {
    const [first] = await eventsOf({ tools, tool_choice }, content);
    expect(first).toMatchObject({ type: 'text' });
  });

  test('but a required call that is impossible is refused', async () => {
    await expect(eventsOf({ tools, tool_choice: 'required' }, 'Hello there')).rejects.toMatchObject({
      code: 'invalid_parameter',
      param: 'tool_choice',
    });
    expect(() => toChatEngineRequest({ messages: [], tools, tool_choice: named('other') })).toThrow(
      expect.objectContaining({ code: 'invalid_parameter', param: 'tool_choice' }),
    );
  });
});
