import { readFileSync } from 'node:fs';

/**
 * How `npm run docs:test` treats one fenced block. A comment right above the block says so:
 * `<!-- docs:test background until="Try it" expect="text" -->`.
 */
export interface Instructions {
  /** Why the block cannot run here; its syntax is still checked. */
  skip?: string;
  /** The file that the block is saved as, relative to the project's folder. The block is not run. */
  file?: string;
  /** The file of the project that the block is added to, above the only line that is `above` and as indented. The block is not run. */
  into?: string;
  above?: string;
  /** The file of the project that the block is a part of. The block is not run. */
  excerpt?: string;
  /** The schema, `file#pointer`, whose properties the block lists, each with a valid value. The block is not run. */
  describes?: string;
  /** Text that the output must contain; with `background`, the text that ends the wait. */
  expect?: string;
  /** Starts the block and continues once `expect` was printed. It ends with the page, or before the next such block. */
  background?: true;
  /** Stops the background block before the block runs. */
  stop?: true;
}

export interface Block {
  /** The line of the opening fence, counted from 1. */
  line: number;
  language: string;
  code: string;
  instructions: Instructions;
}

export interface Page {
  path: string;
  blocks: Block[];
  /** Whether the page needs a running gateway, with a key in `KEY`: `<!-- docs:page gateway -->`. */
  needsGateway: boolean;
  /** Whether the page needs the project `acme/research` of the guide's first page: `<!-- docs:page project -->`. */
  needsProject: boolean;
}

/** The instructions that have a text. */
const TEXTS = ['skip', 'file', 'into', 'above', 'excerpt', 'describes', 'expect'] as const;

const FENCE = /^( *)(`{3,}|~{3,})([\w-]*)\s*$/;
const COMMENT = /^ *<!-- docs:test (.*) -->$/;
const WORD = /(?<name>[a-z]+)(?:="(?<value>[^"]*)")?/y;

/** Reads the fenced blocks of a Markdown page. Throws on an instruction that does not exist and on a block that does not end. */
export function readPage(folder: string, path: string): Page {
  const lines = readFileSync(`${folder}/${path}`, 'utf8').split('\n');
  const page: Page = {
    path,
    blocks: [],
    needsGateway: lines.includes('<!-- docs:page gateway -->'),
    needsProject: lines.includes('<!-- docs:page project -->'),
  };
  for (let at = 0; at < lines.length; at += 1) {
    const [, indent = '', fence, language = ''] = FENCE.exec(lines[at] ?? '') ?? [];
    if (fence === undefined) continue;
    const end = lines.findIndex((line, index) => index > at && line.trim() === fence);
    if (end === -1) throw new Error(`${path}:${at + 1}: the block does not end`);
    const code = lines.slice(at + 1, end).map((line) => line.slice(indent.length));
    const instructions = instructionsAbove(lines, at, `${path}:${at + 1}`);
    page.blocks.push({ line: at + 1, language, code: code.join('\n'), instructions });
    at = end;
  }
  return page;
}

function instructionsAbove(lines: readonly string[], at: number, place: string): Instructions {
  const above = lines[at - 1]?.trim() === '' ? at - 2 : at - 1;
  const text = COMMENT.exec(lines[above] ?? '')?.[1];
  if (text === undefined) return {};
  const instructions: Instructions = {};
  for (let rest = text; rest !== '';) {
    WORD.lastIndex = 0;
    const word = WORD.exec(rest);
    const { name, value } = word?.groups ?? {};
    if ((name === 'background' || name === 'stop') && value === undefined) instructions[name] = true;
    else if (isText(name) && value) instructions[name] = value;
    else throw new Error(`${place}: unknown instruction '${rest}'`);
    rest = rest.slice(WORD.lastIndex).trimStart();
  }
  if (instructions.background && instructions.expect === undefined)
    throw new Error(`${place}: a block in the background needs expect="…"`);
  if ((instructions.into === undefined) !== (instructions.above === undefined))
    throw new Error(`${place}: a block needs both into="…" and above="…"`);
  return instructions;
}

function isText(name: string | undefined): name is (typeof TEXTS)[number] {
  return (TEXTS as readonly (string | undefined)[]).includes(name);
}
