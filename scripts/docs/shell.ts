import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COMMAND_MS = 240_000;
const STOP_MS = 20_000;

export interface ShellPlace {
  /** The folder in which the page's commands run. */
  clone: string;
  /** For scripts and state; outside of the clone. */
  scratch: string;
  environment: Readonly<Record<string, string>>;
}

/** One terminal with one background job. Variables, exports and the current folder persist between commands. */
export class Shell {
  readonly #place: ShellPlace;
  readonly #state: string;
  #script = 0;
  #background: ChildProcess | null = null;

  constructor(place: ShellPlace) {
    this.#place = place;
    this.#state = join(place.scratch, 'state.sh');
    writeFileSync(this.#state, `cd '${place.clone}'\n`);
  }

  /** Runs a script to its end. @returns its output and errors. Throws, with the output, when a command of it fails. */
  async run(script: string): Promise<string> {
    const child = this.#start(script, true);
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
    const overdue = setTimeout(() => {
      output += `\nstopped after ${COMMAND_MS / 1000} s\n`;
      killGroup(child, 'SIGKILL');
    }, COMMAND_MS);
    // The first of an exit event's arguments is the exit code.
    const [code] = (await once(child, 'close')) as [number | null];
    clearTimeout(overdue);
    if (code !== 0) throw new Error(`exit code ${code}\n${output}`);
    return output;
  }

  /** Stops the previous script and starts another one. @returns its output up to and including the expected text. */
  async runInBackground(script: string, expected: string): Promise<string> {
    await this.stop();
    const child = this.#start(script, false);
    this.#background = child;
    let output = '';
    return new Promise((resolve, reject) => {
      const fail = (why: string): void => reject(new Error(`${why} before "${expected}"\n${output}`));
      const overdue = setTimeout(() => fail(`nothing for ${COMMAND_MS / 1000} s`), COMMAND_MS);
      child.once('close', (code) => fail(`exit code ${code}`));
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (!output.includes(expected)) return;
        clearTimeout(overdue);
        // The line with the text may not be complete yet.
        setTimeout(() => resolve(output), 100);
      });
    });
  }

  async stop(): Promise<void> {
    const child = this.#background;
    this.#background = null;
    if (child === null || child.exitCode !== null) return;
    const closed = once(child, 'close');
    killGroup(child, 'SIGTERM');
    const overdue = setTimeout(() => killGroup(child, 'SIGKILL'), STOP_MS);
    await closed;
    clearTimeout(overdue);
  }

  #start(script: string, keepsState: boolean): ChildProcess {
    this.#script += 1;
    const file = join(this.#place.scratch, `script-${this.#script}.sh`);
    const save = `trap 'status=$?; { export -p; printf "cd %q\\n" "$PWD"; } > "${this.#state}"; exit $status' EXIT`;
    // Every variable is exported, so that the next block of the page has it.
    writeFileSync(file, `set -aeo pipefail\n. "${this.#state}"\n${keepsState ? save : ''}\n${script}\n`);
    return spawn('bash', ['-c', `exec bash "${file}" 2>&1`], {
      env: { ...this.#place.environment },
      stdio: ['ignore', 'pipe', 'ignore'],
      // A separate process group, so that the script ends together with everything that it started.
      detached: true,
    });
  }
}

/** Ends the script and everything that it started. Some of it may have ended already. */
function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
