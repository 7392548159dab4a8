import { readFileSync } from 'node:fs';
import type { LabelledInput, LabelledQuestion, QuestionKind, WrittenQuestion } from './labelled-question.ts';

const YES_NO_KINDS: Readonly<Record<string, QuestionKind>> = {
  s: 'sentiment',
  t: 'topic yes/no',
  y: 'yes/no',
};

/**
 * Returns the questions of a set whose lines are questions. A line begins with its kind:
 *
 * - `T` an input, with its sentiment: `T+` positive, `T-` negative, `T0` neutral, `T~` both
 * - `s`, `t` or `y` a question about it, on sentiment, topic or yes/no, with its form: `+` true, `-` false, `c` the
 * options of a choice, `l` levels from low to high. A star precedes the right option or level.
 */
export function writtenQuestions(file: URL): LabelledQuestion[] {
  const questions: LabelledQuestion[] = [];
  let input = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('T')) input = line.slice(line.indexOf(' ') + 1);
    else questions.push(questionOf(line, input));
  }
  return questions;
}

/** Returns the inputs of such a set that have a sentiment. */
export function writtenInputs(file: URL): LabelledInput[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^T[-+0~] /u.test(line))
    .map((line) => ({ text: line.slice(3), sentiment: line.charAt(1) }));
}

function questionOf(line: string, input: string): LabelledQuestion {
  const subject = line.charAt(0);
  const form = line.charAt(1);
  const content = line.slice(3);
  const kind = subject === 't' && form === 'c' ? 'topic choice' : YES_NO_KINDS[subject];
  if (kind === undefined || !'+-cl'.includes(form)) throw new Error(`no question: ${line}`);
  if (form === '+' || form === '-')
    return { kind, input, question: { type: 'predicate', instructions: content }, answer: form === '+' };
  const options = content.split(', ');
  const right = options.findIndex((option) => option.startsWith('*'));
  if (right < 0) throw new Error(`no right option: ${line}`);
  const names = options.map((option) => option.replace(/^\*/u, ''));
  return { kind, input, ...chosen(names, right, form === 'l', subject === 't') };
}

function chosen(
  names: readonly string[],
  right: number,
  areLevels: boolean,
  isTopic: boolean,
): { question: WrittenQuestion; answer: string | number } {
  const instructions = isTopic ? 'What is it about?' : 'What is the sentiment?';
  if (areLevels)
    return {
      question: { type: 'score', instructions, levels: names.map((label) => ({ label })) },
      answer: right,
    };
  const choices = names.map((value) => ({ value }));
  return { question: { type: 'choice', instructions, choices }, answer: names[right] ?? '' };
}
