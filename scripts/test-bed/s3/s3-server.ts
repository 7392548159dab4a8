import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUCKET = 'gateway-tests';
/** The only account of the server. */
const CREDENTIALS = {
  AWS_ACCESS_KEY_ID: 'GATEWAYTESTACCESS',
  AWS_SECRET_ACCESS_KEY: 'gateway-test-secret-words',
};

/** A real S3 server in a separate process, which can be frozen, killed and restarted with its data. */
export class S3Server implements AsyncDisposable {
  readonly #folder: string;
  #child: ChildProcess;
  #port: number;

  private constructor(folder: string, child: ChildProcess, port: number) {
    this.#folder = folder;
    this.#child = child;
    this.#port = port;
  }

  static async start(): Promise<S3Server> {
    const folder = await mkdtemp(join(tmpdir(), 'gateway-s3-'));
    const { child, port } = await serve(folder, 0);
    return new S3Server(folder, child, port);
  }

  /** Variables for gateways that use it: its address and its credentials. */
  get environment(): Record<string, string> {
    return { ...this.credentials, GATEWAY_FILES_URL: this.filesUrl };
  }

  get credentials(): Record<string, string> {
    return CREDENTIALS;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get filesUrl(): string {
    return `s3://${BUCKET}/contents?endpoint=${this.address}`;
  }

  /** Suspends it: it stops responding, and its connections stay open. */
  freeze(): void {
    this.#child.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }

  /** Restarts it after `kill`, at the same address. */
  async comeBack(): Promise<void> {
    ({ child: this.#child, port: this.#port } = await serve(this.#folder, this.#port));
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async close(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

async function serve(folder: string, port: number): Promise<{ child: ChildProcess; port: number }> {
  // s3rver encrypts its list cursors with a cipher that OpenSSL considers legacy.
  const node = ['--openssl-legacy-provider', join(import.meta.dirname, 'serve.ts')];
  const child = spawn(process.execPath, [...node, folder, String(port), BUCKET], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of child.stdout) return { child, port: Number(text) };
  throw new Error('the S3 server did not start');
}
