import { readFileSync } from 'node:fs';
import type { LabelledInput, LabelledQuestion } from './labelled-question.ts';
import { writtenInputs, writtenQuestions } from './written-questions.ts';

interface Line {
  text: string;
  topic: string;
  sentiment: string;
  statements: [right: string, wrong: string];
}

/** The wordings of a set's questions about sentiment. Two sets share no wording. */
interface Wording {
  positive: readonly string[];
  negative: readonly string[];
  options: readonly (readonly [positive: string, negative: string])[];
  levels: readonly [string, string, string];
  about: (topic: string) => string;
}

/** The sets whose questions are generated from the lines by rules. */
type RuledSet = 'fit' | 'fit-more' | 'test' | 'fresh';
/** The sets whose lines are questions. */
type WrittenSet = 'fit-plain' | 'fresh-2' | 'fresh-3';
export type QuestionSet = RuledSet | WrittenSet;

/** The sets on which the head is fitted: all except the one written for head 4. */
export const DEVELOPMENT_SETS: readonly QuestionSet[] = [
  'fit',
  'fit-more',
  'test',
  'fresh',
  'fresh-2',
  'fit-plain',
];

const WORDINGS: Readonly<Record<RuledSet, Wording>> = {
  fit: {
    positive: ['The text is positive.', 'The customer is happy.', 'The author is pleased with it.'],
    negative: ['The text is negative.', 'The customer is annoyed.', 'The author complains about something.'],
    options: [
      ['good', 'bad'],
      ['pleased', 'upset'],
    ],
    levels: ['terrible', 'average', 'excellent'],
    about: (topic) => `The topic is ${topic}.`,
  },
  'fit-more': {
    positive: ['The review is good.', 'Is the sender content?', 'This sounds like praise.'],
    negative: ['The review is bad.', 'Is the sender frustrated?', 'This sounds like blame.'],
    options: [
      ['praise', 'criticism'],
      ['content', 'frustrated'],
    ],
    levels: ['poor', 'okay', 'great'],
    about: (topic) => `The message is about ${topic}.`,
  },
  test: {
    positive: ['The tone is positive.', 'The writer is satisfied.', 'Is this good news or praise?'],
    negative: ['The tone is negative.', 'Is the writer unhappy?', 'This is a complaint or bad news.'],
    options: [
      ['positive', 'negative'],
      ['happy', 'angry'],
    ],
    levels: ['very bad', 'neutral', 'very good'],
    about: (topic) => `This text is about ${topic}.`,
  },
  fresh: {
    positive: ['The message is favourable.', 'Does the speaker sound glad?', 'It expresses approval.'],
    negative: ['The message is unfavourable.', 'Does the speaker sound upset?', 'It expresses disapproval.'],
    options: [
      ['favourable', 'unfavourable'],
      ['delighted', 'disappointed'],
    ],
    levels: ['awful', 'mixed', 'wonderful'],
    about: (topic) => `It deals with ${topic}.`,
  },
};

const SUPPORT = ['shipping', 'billing', 'account'];
const NEWS = [
  'sports',
  'politics',
  'business',
  'technology',
  'health',
  'food',
  'travel',
  'science',
  'entertainment',
];

const LIFE = [
  'gardening',
  'music',
  'weather',
  'law',
  'pets',
  'fashion',
  'education',
  'cars',
  'housing',
  'religion',
];

/** Returns the questions about every input of a set. They are always the same. */
export function decisionQuestions(set: QuestionSet): LabelledQuestion[] {
  if (isWritten(set)) return writtenQuestions(fileOf(set));
  const wording = WORDINGS[set];
  return linesOf(set).flatMap((line, index) => [
    ...sentimentQuestions(line, index, wording),
    topicChoice(line, index),
    topicPredicate(line, index, wording, index % 2 === 0),
    statement(line, index % 4 < 2),
  ]);
}

/**
 * Returns all questions of a set. Generated sets have both statements, a right topic and a wrong topic for every input.
 */
export function allQuestions(set: QuestionSet): LabelledQuestion[] {
  if (isWritten(set)) return decisionQuestions(set);
  const predicates = linesOf(set).flatMap((line, index) =>
    [true, false].flatMap((isRight) => [
      topicPredicate(line, index, WORDINGS[set], isRight),
      statement(line, isRight),
    ]),
  );
  const others = decisionQuestions(set).filter(({ kind }) => kind === 'sentiment' || kind === 'topic choice');
  return [...others, ...predicates];
}

/** Returns the inputs of a set with their sentiment. */
export function inputsOf(set: QuestionSet): LabelledInput[] {
  if (isWritten(set)) return writtenInputs(fileOf(set));
  return linesOf(set).map(({ text, sentiment }) => ({ text, sentiment }));
}

function isWritten(set: QuestionSet): set is WrittenSet {
  return !(set in WORDINGS);
}

function fileOf(set: QuestionSet): URL {
  return new URL(`./data/decisions-${set}.txt`, import.meta.url);
}

function linesOf(set: RuledSet): Line[] {
  const lines = readFileSync(fileOf(set), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [text = '', topic = '', sentiment = '', right = '', wrong = ''] = line.split(' | ');
      return { text, topic, sentiment, statements: [right, wrong] };
    });
}

function sentimentQuestions(line: Line, index: number, wording: Wording): LabelledQuestion[] {
  if (line.sentiment === '0') return [];
  const isPositive = line.sentiment === '+';
  const asksPositive = index % 2 === 0;
  const statements = asksPositive ? wording.positive : wording.negative;
  const base = { kind: 'sentiment', input: line.text } as const;
  const instructions = statements[index % statements.length] ?? '';
  const [positive, negative] = wording.options[index % wording.options.length] ?? ['', ''];
  const level = { type: 'score', instructions: 'How does the writer feel?' } as const;
  const choice = { type: 'choice', instructions: 'How does the writer feel?' } as const;
  return [
    { ...base, question: { type: 'predicate', instructions }, answer: isPositive === asksPositive },
    index % 3 === 0
      ? {
          ...base,
          question: { ...level, levels: wording.levels.map((label) => ({ label })) },
          answer: isPositive ? 2 : 0,
        }
      : {
          ...base,
          question: { ...choice, choices: [{ value: positive }, { value: negative }] },
          answer: isPositive ? positive : negative,
        },
  ];
}

/** Returns a choice of the right topic among five of the same family, or among all of a smaller family and one more. */
function topicChoice({ text, topic }: Line, index: number): LabelledQuestion {
  const others = otherTopics(topic, index).slice(0, SUPPORT.includes(topic) ? 3 : 4);
  const values = [topic, ...others].toSorted();
  return {
    kind: 'topic choice',
    input: text,
    question: {
      type: 'choice',
      instructions: 'What is it about?',
      choices: values.map((value) => ({ value })),
    },
    answer: topic,
  };
}

function topicPredicate(
  { text, topic }: Line,
  index: number,
  wording: Wording,
  isRight: boolean,
): LabelledQuestion {
  const named = isRight ? topic : (otherTopics(topic, index)[0] ?? '');
  return {
    kind: 'topic yes/no',
    input: text,
    question: { type: 'predicate', instructions: wording.about(named) },
    answer: isRight,
  };
}

function statement({ text, statements }: Line, isRight: boolean): LabelledQuestion {
  const instructions = statements[isRight ? 0 : 1];
  return {
    kind: 'yes/no',
    input: text,
    question: { type: 'predicate', instructions },
    answer: isRight,
  };
}

function otherTopics(topic: string, index: number): string[] {
  if (SUPPORT.includes(topic)) return [...SUPPORT.filter((other) => other !== topic), 'sports'];
  const family = LIFE.includes(topic) ? LIFE : NEWS;
  const others = family.filter((other) => other !== topic);
  const start = index % others.length;
  return [...others.slice(start), ...others.slice(0, start)];
}
