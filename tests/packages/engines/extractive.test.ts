import { afterAll, describe, expect, test } from '@jest/globals';
import type {
  ChatEngineEvent,
  ChatEngineMessage,
  ChatEngineRequest,
} from '../../../packages/engines/engine-types.ts';
import { EngineHost } from '../../../packages/engines/host.ts';

const host = new EngineHost();
const never = new AbortController().signal;
afterAll(() => host.close());

const policy = `# Returns policy
Refunds are accepted within 30 days of delivery. Goods must be in their original packaging.
Our office is closed on Sundays and public holidays. Shipping takes three to five working days within Germany.
- Orders above 50 EUR ship free of charge.
- Express delivery costs 12 EUR. It arrives on the next working day.
Customers can reach Dr. Keller by e-mail at support@example.com. Complaints are answered within two days.`;

const user = (text: string): ChatEngineMessage => ({ role: 'user', text });
const system = (text: string): ChatEngineMessage => ({ role: 'system', text });
const assistant = (text: string): ChatEngineMessage => ({ role: 'assistant', text });

async function eventsOf(request: ChatEngineRequest): Promise<ChatEngineEvent[]> {
  const events: ChatEngineEvent[] = [];
  for await (const event of host.chat.reply(request, never)) events.push(event);
  return events;
}

function textOf(events: readonly ChatEngineEvent[]): string {
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('');
}

async function reply(...messages: ChatEngineMessage[]): Promise<string> {
  return textOf(await eventsOf({ messages }));
}

describe('embedded/extractive', () => {
  test.each([
    ['How do I get my money back?', 'Refunds are accepted within 30 days of delivery.'],
    ['How much is express delivery?', 'Express delivery costs 12 EUR.'],
    ['When are you closed?', 'Our office is closed on Sundays and public holidays.'],
    ['Who is the contact for support?', 'Customers can reach Dr. Keller by e-mail at support@example.com.'],
    ['shipping time', 'Shipping takes three to five working days within Germany.'],
  ])('finds the answer to %j in the system message', async (question, sentence) => {
    const text = await reply(system(`You are a helpful assistant.\n${policy}`), user(question));
    expect(text).toContain(sentence);
    expect(text).not.toContain('helpful assistant');
  });

  test('finds the answer in the same message, before or after the question', async () => {
    expect(await reply(user(`${policy}\n\nWhen is the office closed?`))).toContain('closed on Sundays');
    expect(await reply(user(`When is the office closed?\n\n${policy}`))).toContain('closed on Sundays');
  });

  test('finds the answer in an earlier turn, and does not use its own phrases as a source', async () => {
    const read = await reply(user(policy));
    expect(read).toContain('Ask me a question');
    const text = await reply(user(policy), assistant(read), user('What does express delivery cost?'));
    expect(text).toContain('Express delivery costs 12 EUR.');
    expect(text).not.toContain('Ask me');
  });

  test('adds the sentence that another one refers to', async () => {
    const text = await reply(system(policy), user('What arrives on the next working day?'));
    expect(text).toContain('Express delivery costs 12 EUR. It arrives on the next working day.');
  });

  test('summarises with sentences of the text in their order, as many as requested', async () => {
    const text = await reply(user(`Summarise this in two sentences:\n\n${policy}`));
    const sentences = text.split(/(?<=\.) /u);
    expect(sentences).toHaveLength(2);
    const places = sentences.map((sentence) => policy.indexOf(sentence));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((left, right) => left - right));
  });

  test('lists key points', async () => {
    expect(await reply(user(`${policy}\n\nGive me the key points as a list.`))).toMatch(/^- .+\n- /u);
  });

  test('says that it cannot answer without a text, and what would help', async () => {
    const text = await reply(user('What is the capital of France?'));
    expect(text).toContain('I cannot answer this');
    expect(text).toContain('gateway.yaml');
    expect(await reply(system('You are a pirate.'), user('Summarise it.'))).toContain('no text');
  });

  test('says that it cannot answer when the text says nothing about the question', async () => {
    const text = await reply(system(policy), user('What is the capital of France?'));
    expect(text).toContain('I found nothing there');
    expect(text).not.toContain('Refunds');
  });

  test('describes itself in response to a greeting or a question about it', async () => {
    expect(await reply(user('Hello!'))).toContain('a small extractive model');
    expect(await reply(user('Who are you?'))).toContain('a small extractive model');
    expect(await reply(user('Thanks!'))).toBe('You are welcome.');
    expect(await reply(user('今日は天気がいいですか'))).toContain('I read English only');
  });

  test.each([[[]], [[system('x')]], [[user('')]], [[assistant('Well.')]], [[user('?')]], [[user('\u0000')]]])(
    'responds to %j',
    async (messages) => {
      const events = await eventsOf({ messages });
      expect(textOf(events)).not.toBe('');
      expect(events.at(-1)?.type).toBe('end');
    },
  );

  test('streams word by word and ends once, with token counts', async () => {
    const events = await eventsOf({ messages: [system(policy), user('When are you closed?')] });
    expect(events.filter((event) => event.type === 'text').length).toBeGreaterThan(10);
    expect(events.filter((event) => event.type === 'end')).toEqual([events.at(-1)]);
    const completionTokens = await host.tokens.count([textOf(events)]);
    expect(events.at(-1)).toMatchObject({ finishReason: 'stop', completionTokens });
  });

  test('respects the token limit', async () => {
    const events = await eventsOf({ messages: [user('Hello')], maxTokens: 7 });
    expect(events.at(-1)).toMatchObject({ finishReason: 'length', completionTokens: 7 });
    expect(await host.tokens.count([textOf(events)])).toBe(7);
  });

  test('ends before a stop sequence', async () => {
    const events = await eventsOf({ messages: [user('Hello')], stop: ['never said', 'small'] });
    expect(textOf(events)).toBe('Hello! I am embedded/extractive, a ');
    expect(events.at(-1)).toMatchObject({ finishReason: 'stop' });
  });

  test('refuses a conversation that is too long for it', async () => {
    await expect(eventsOf({ messages: [user('word '.repeat(80_001))] })).rejects.toMatchObject({
      code: 'invalid_parameter',
      param: 'messages',
    });
  });

  test('reads a conversation of the maximum length', async () => {
    const filler = 'The weather on day number seven was mild and rather cloudy in the valley. '.repeat(5_000);
    const needle = 'The password of the lighthouse keeper is heron.';
    const text = await reply(user(`${filler}${needle}`), user("What is the lighthouse keeper's password?"));
    expect(text).toContain(needle);
  });

  test.each([['word\n'], ['A. '], ['?)'], ['.'], ['x\t'], ['- a\n']])(
    'reads long texts of %j alone',
    async (part) => {
      const messages = [system(part.repeat(300_000 / part.length)), user('What is the weather like?')];
      expect((await eventsOf({ messages })).at(-1)?.type).toBe('end');
    },
  );

  test('stops when the client disconnects', async () => {
    const controller = new AbortController();
    const stream = host.chat.reply({ messages: [user('Hello')] }, controller.signal)[Symbol.asyncIterator]();
    await stream.next();
    controller.abort(new Error('the caller went'));
    await expect(stream.next()).rejects.toThrow('the caller went');
  });
});
