import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { readContract, type Contract } from '../reading/contract.ts';
import { ComparisonError, type Place } from './change.ts';

const CONTRACT = 'openapi.yaml';
const ADMIN_CONTRACT = 'admin.openapi.yaml';

export type ContractName = typeof CONTRACT | typeof ADMIN_CONTRACT;

/** Returns the contract that a revision is a version of. */
export function contractOfRevision(revision: string): ContractName {
  return revision.endsWith(ADMIN_CONTRACT) ? ADMIN_CONTRACT : CONTRACT;
}

/** Maximum output of `git show`. The contract has a few hundred kilobytes. */
const MAX_CONTRACT_BYTES = 32 * 1024 * 1024;

/** A version of the contract: its name, its content and its lines. */
export interface ContractSource {
  /** A copy for tools, without YAML aliases. Redocly compares the value of an alias at only one of its places. */
  path: string;
  /** The displayed name: a path in the repository, or `openapi.yaml@<ref>`. */
  name: string;
  contract: Contract;
  /** Returns the line of a JSON pointer, or of its nearest existing ancestor. */
  placeOf(pointer: string): Place;
}

/** Reads a file, or the contract at a git ref. `scratch` is a folder for the copy, one for each version. */
export function openContract(
  given: string,
  root: string,
  scratch: string,
  contract: string = CONTRACT,
): ContractSource {
  const file = resolve(root, given);
  if (existsSync(file)) return parseContract(file, relative(root, file), scratch);
  const path = join(scratch, contract);
  writeFileSync(path, contractAt(given, root, contract));
  return parseContract(path, `${contract}@${given}`, scratch);
}

function contractAt(ref: string, root: string, contract: string): string {
  // Git would read a leading dash as an option.
  if (ref.startsWith('-')) throw new ComparisonError(`${ref} is neither a file nor a git ref`);
  try {
    return execFileSync('git', ['show', `${ref}:${contract}`], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: MAX_CONTRACT_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    throw new ComparisonError(`${ref} is neither a file nor a git ref with ${contract}`);
  }
}

function parseContract(file: string, name: string, scratch: string): ContractSource {
  const lines = new LineCounter();
  const parsed = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const [error] = parsed.errors;
  if (error !== undefined)
    throw new ComparisonError(`${name}: ${error.message.split('\n', 1)[0] ?? 'invalid YAML'}`);
  const contract = contractOf(file, name);
  const path = join(scratch, 'expanded.json');
  writeFileSync(path, JSON.stringify(contract.document));
  return {
    path,
    name,
    contract,
    placeOf: (pointer) => ({ file: name, line: lineOf(parsed, lines, pointer) }),
  };
}

function contractOf(file: string, name: string): Contract {
  try {
    return readContract(file);
  } catch (error) {
    throw new ComparisonError(`${name}: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
}

/** Splits a JSON pointer such as `#/paths/~1v1~1rerank/post` into its keys. */
export function keysOf(pointer: string): string[] {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((key) => key !== '')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function pointerOf(...keys: (string | number)[]): string {
  return `#/${keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
}

function lineOf(document: Document, lines: LineCounter, pointer: string): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of keysOf(pointer)) {
    const [keyNode, value] = childOf(node, key);
    const range = (keyNode ?? value)?.range;
    if (range === undefined || range === null) break;
    offset = range[0];
    node = isAlias(value) ? value.resolve(document) : value;
  }
  return Math.max(lines.linePos(offset).line, 1);
}

/** Returns the key and the value of a step, or only the item of a list. */
function childOf(node: unknown, key: string): [Node | null, Node | null] {
  if (isMap<Node, Node | null>(node)) {
    const pair = node.items.find(({ key: one }) => isScalar(one) && String(one.value) === key);
    return pair === undefined ? [null, null] : [pair.key, pair.value];
  }
  if (isSeq<Node>(node)) return [null, node.items[Number(key)] ?? null];
  return [null, null];
}
