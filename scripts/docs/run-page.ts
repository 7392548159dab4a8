import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkSyntax, type Tools } from './check-syntax.ts';
import { checkConfigurationPart } from './configuration-part.ts';
import { checkDescribedObject } from './described-object.ts';
import { checkExcerpt } from './excerpt.ts';
import type { Block, Page } from './page.ts';
import { Shell } from './shell.ts';

export interface Scene extends Tools {
  clone: string;
  environment: Readonly<Record<string, string>>;
  /** Maps addresses in the pages to those of this run. */
  addresses: ReadonlyMap<string, string>;
}

export interface PageResult {
  ran: number;
  checked: number;
  /** The first block that failed, with its output; the blocks after it were not tried. */
  failure: string | null;
}

const KEY = /gw_[\w-]{43}/g;
const STARTED = 'Try it:';
const RUN_BY: Readonly<Record<string, { extension: string; program: string }>> = {
  js: { extension: 'mjs', program: 'node' },
  ts: { extension: 'mts', program: 'node' },
  python: { extension: 'py', program: 'python' },
};

/** Runs the blocks of a page in order, as a reader pastes them. */
export async function runPage(page: Page, scene: Scene): Promise<PageResult> {
  const runner = new PageRunner(scene);
  const result: PageResult = { ran: 0, checked: 0, failure: null };
  let place = page.path;
  try {
    if (page.needsGateway) await runner.startGateway();
    if (page.needsProject) await runner.createProject();
    for (const block of page.blocks) {
      place = `${page.path}:${block.line}`;
      if (await runner.handle(block)) result.ran += 1;
      else result.checked += 1;
    }
  } catch (error) {
    result.failure = `${place}: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    await runner.stop();
  }
  return result;
}

class PageRunner {
  readonly #scene: Scene;
  readonly #shell: Shell;
  /** The last printed key. It replaces `gw_...` in the page. */
  #key = 'gw_...';
  #scripts = 0;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#shell = new Shell(scene);
  }

  async startGateway(): Promise<void> {
    this.#noteKey(await this.#shell.runInBackground('npm start', STARTED));
    await this.#shell.run(`KEY=${this.#key}`);
  }

  async createProject(): Promise<void> {
    await this.#shell.run(
      'node cli/main.ts org create acme && node cli/main.ts project create research --org acme',
    );
  }

  stop(): Promise<void> {
    return this.#shell.stop();
  }

  /** Whether the block was run or saved, rather than only checked. */
  async handle(block: Block): Promise<boolean> {
    const { skip, file, into, above, background, stop, expect } = block.instructions;
    if (into !== undefined && above !== undefined) {
      // A part of a file has no syntax of its own.
      this.#insert(into, above, this.#rewritten(block.code));
      return true;
    }
    if (this.#isHeldBySource(block)) return false;
    checkSyntax(block, this.#scene);
    if (skip !== undefined) return false;
    const code = this.#rewritten(block.code);
    if (file !== undefined) {
      this.#save(file, code);
      return true;
    }
    if (block.language === 'yaml') checkConfigurationPart(block.code);
    const command = this.#commandOf(block.language, code);
    if (command === null) return false;
    if (stop) await this.#shell.stop();
    const output = background
      ? await this.#shell.runInBackground(command, expect ?? '')
      : await this.#shell.run(command);
    this.#noteKey(output);
    if (expect !== undefined && !output.includes(expect)) throw new Error(`no "${expect}" in\n${output}`);
    return true;
  }

  /** Compares a block with the source that it shows or describes, if any. */
  #isHeldBySource({ code, instructions: { excerpt, describes } }: Block): boolean {
    const name = excerpt ?? describes?.split('#')[0];
    if (name === undefined) return false;
    const source = readFileSync(join(this.#scene.clone, name), 'utf8');
    if (excerpt !== undefined) checkExcerpt(code, source, excerpt);
    // A schema is an object.
    if (describes !== undefined) checkDescribedObject(code, JSON.parse(source) as object, describes);
    return true;
  }

  #commandOf(language: string, code: string): string | null {
    if (language === 'sh') return code;
    const { extension, program } = RUN_BY[language] ?? {};
    if (extension === undefined) return null;
    this.#scripts += 1;
    // In the clone, whose packages it imports.
    const name = `docs-block-${this.#scripts}.${extension}`;
    this.#save(name, code);
    return `${program} ${name}`;
  }

  #save(name: string, text: string): void {
    const path = join(this.#scene.clone, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${text}\n`);
  }

  #insert(name: string, above: string, text: string): void {
    const path = join(this.#scene.clone, name);
    const lines = readFileSync(path, 'utf8').split('\n');
    const at = lines.indexOf(above);
    if (at === -1 || lines.includes(above, at + 1)) throw new Error(`${name} has not one line '${above}'`);
    const indented = text.replaceAll(/^(?=.)/gm, /^ */.exec(above)?.[0] ?? '');
    writeFileSync(path, lines.toSpliced(at, 0, indented).join('\n'));
  }

  #rewritten(code: string): string {
    let text = code.replaceAll('gw_...', this.#key);
    for (const [written, real] of this.#scene.addresses) text = text.replaceAll(written, real);
    return text;
  }

  #noteKey(output: string): void {
    this.#key = output.match(KEY)?.at(-1) ?? this.#key;
  }
}
