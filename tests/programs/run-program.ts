import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { NOTE_NAME } from './tool-model.ts';

/** What a program is started with. */
export interface Start {
  /** The name of the program, and its arguments without the prompt. */
  command: readonly [string, ...string[]];
  environment: Readonly<Record<string, string>>;
  /** Files by their path in the home folder. */
  files: Readonly<Record<string, string>>;
}

export interface Run {
  /** Null when it did not end by itself. */
  exitCode: number | null;
  /** What it printed on both outputs, without the colours. */
  output: string;
}

export interface Wish {
  prompt: string;
  /** The text of the note in its working folder. */
  note: string;
  /** When to kill it. */
  withinMs: number;
}

/** Runs a program once, in a home folder of its own. `NOTE` in the prompt becomes the path of the note. */
export async function runProgram({ command, environment, files }: Start, wish: Wish): Promise<Run> {
  const home = await mkdtemp(join(tmpdir(), 'gateway-programs-'));
  const work = join(home, 'work');
  await mkdir(work);
  await writeFile(join(work, NOTE_NAME), wish.note);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(home, path)), { recursive: true });
    await writeFile(join(home, path), text);
  }
  const [program, ...words] = command;
  const folder = process.env['GATEWAY_TEST_PROGRAMS'] ?? '';
  const child = spawn(join(folder, program), [...words, wish.prompt.replace('NOTE', join(work, NOTE_NAME))], {
    cwd: work,
    env: {
      PATH: [dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
      HOME: home,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that what it starts ends with it.
    detached: true,
  });
  const overdue = setTimeout(() => kill(child.pid), wish.withinMs);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  // The first of an exit event's arguments is the exit code.
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  clearTimeout(overdue);
  kill(child.pid);
  await rm(home, { recursive: true, force: true, maxRetries: 3 });
  return { exitCode, output: stripVTControlCharacters(output) };
}

/** Ends the process group, if there is still one. */
function kill(group: number | undefined): void {
  if (group === undefined) return;
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}
