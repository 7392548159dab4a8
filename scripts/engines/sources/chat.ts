import { readFileSync } from 'node:fs';
import type { EngineHost } from '../../../packages/engines/host.ts';
import { inMs, never, percent, type EngineSource } from '../engine-row.ts';

interface Question {
  text: string;
  question: string;
  /** The text that a correct answer contains; undefined if the source text has no answer. */
  expected: string | undefined;
}

const MAX_WORDS = 45;

/** Asks the questions of `data/chat.txt` about its texts. */
export const source: EngineSource = {
  warmUp: (host) => reply(host, { text: 'x', question: 'y', expected: undefined }),
  async measure(host) {
    const questions = questionsOf();
    const start = performance.now();
    const good: boolean[] = [];
    for (const question of questions) {
      const answer = await reply(host, question);
      good.push(isGood(answer, question));
      if (process.env['SHOW'] === 'bad' && !good.at(-1))
        process.stderr.write(`${question.question} | ${question.expected ?? '-'} | ${answer}\n`);
    }
    const ms = (performance.now() - start) / questions.length;
    const first = questions.filter((question) => isGood(firstSentence(question.text), question)).length;
    return [
      {
        model: '`embedded/extractive`',
        quality: `${percent(good.filter(Boolean).length / good.length)} of ${good.length} short questions answered well`,
        baseline: `the text's first sentence ${percent(first / questions.length)}`,
        speed: `${inMs(ms)} an answer`,
        packages: ['@energetic-ai', 'gpt-tokenizer'],
      },
    ];
  },
};

function questionsOf(): Question[] {
  const questions: Question[] = [];
  let text = '';
  for (const line of readFileSync(new URL('../data/chat.txt', import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('T ')) text = line.slice(2);
    if (!line.startsWith('Q ')) continue;
    const [question = '', expected = ''] = line.slice(2).split(' | ');
    questions.push({ text, question, expected: expected === '-' ? undefined : expected });
  }
  return questions;
}

async function reply(host: EngineHost, { text, question }: Question): Promise<string> {
  const messages = [
    { role: 'system' as const, text },
    { role: 'user' as const, text: question },
  ];
  let answer = '';
  for await (const event of host.chat.reply({ messages }, never))
    if (event.type === 'text') answer += event.text;
  return answer;
}

function isGood(answer: string, { expected }: Question): boolean {
  const refuses = answer.startsWith('I cannot answer') || answer.startsWith('I found no clear answer');
  if (expected === undefined) return refuses;
  return !refuses && answer.includes(expected) && answer.split(/\s+/u).length <= MAX_WORDS;
}

function firstSentence(text: string): string {
  return text.split(/(?<=\.)\s/u)[0] ?? '';
}
