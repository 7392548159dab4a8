import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { Target } from '../black-box/target.ts';
import { memberOf } from '../members.ts';
import type { Recording } from '../record/recording.ts';
import type { RecordingFormat } from '../record/recording-file.ts';
import type { CommandHost } from './command-host.ts';
import { list, port } from './option-values.ts';

interface RecordOptions {
  upstream: string;
  out: string;
  format?: RecordingFormat;
  overwrite?: boolean;
  port: number;
  host: string;
  maxBody: number;
  bodies: boolean;
  showContent?: boolean;
  allowHeader: readonly string[];
  ca?: string;
  insecure?: boolean;
}

const MIB = 1024 * 1024;

/** `gateway contract record` */
export function addRecordCommand(noun: Command, host: CommandHost): void {
  noun
    .command('record')
    .description('run a proxy between clients and a server, check the exchanges, and write them to a file')
    .requiredOption('--upstream <address>', 'the server, without /v1')
    .requiredOption('--out <file>', 'the file: .har, or .ndjson with one entry a line')
    .addOption(
      new Option(
        '--format <format>',
        'format of the file, if its name does not end with .har or .ndjson',
      ).choices(['har', 'ndjson']),
    )
    .option('--overwrite', 'replace the file if it exists')
    .option('--port <port>', 'port to listen on', port, 8796)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--max-body <bytes>', 'maximum number of bytes to write of a body', bytes, MIB)
    .option('--no-bodies', 'do not write bodies')
    .option('--show-content', 'quote content in findings')
    .option('--allow-header <names>', 'additional headers of proxies, such as via,x-envoy-*', list, [])
    .option('--ca <file>', 'PEM file of certificate authorities to trust')
    .option('--insecure', 'accept any certificate')
    .addHelpText(
      'after',
      '\nExample:\n  gateway contract record --upstream https://models.example --out exchanges.ndjson',
    )
    .action((options: RecordOptions) => record(options, host));
}

async function record(options: RecordOptions, host: CommandHost): Promise<void> {
  const { startRecordProxy } = await import('../record/record-proxy.ts');
  const stopped = stopSignal();
  const target = await openTarget(options, host);
  const recording = await openFile(options, target, host);
  const proxy = await startRecordProxy(target, recording, options).catch(async (error: unknown) => {
    await recording.close();
    throw host.failure(messageOf(error));
  });
  host.writeOut(
    `recording ${options.upstream} at ${proxy.address} to ${options.out}. Press Ctrl+C to stop\n`,
  );
  await stopped;
  await proxy.close();
  finish(recording, options, host);
}

/** Resolves on the first signal. A second signal ends the process at once. */
async function stopSignal(): Promise<void> {
  const heard = new AbortController();
  const { signal } = heard;
  await Promise.race([once(process, 'SIGINT', { signal }), once(process, 'SIGTERM', { signal })]);
  heard.abort();
}

async function openTarget(
  { upstream, ca, insecure = false }: RecordOptions,
  host: CommandHost,
): Promise<Target> {
  if (insecure) host.writeError("warning: the server's certificate is not verified\n");
  try {
    const certificates = ca === undefined ? {} : { ca: await readFile(ca, 'utf8') };
    // The timeout of the client applies.
    return new Target({ url: upstream, insecure, timeoutMs: 0, ...certificates });
  } catch (error) {
    throw host.failure(messageOf(error));
  }
}

async function openFile(options: RecordOptions, target: Target, host: CommandHost): Promise<Recording> {
  const { openRecording } = await import('../record/open-recording.ts');
  const { out, overwrite = false, bodies, maxBody, allowHeader, showContent = false } = options;
  const scheme = options.upstream.startsWith('https:') ? 'https' : 'http';
  try {
    return await openRecording({
      path: out,
      format: options.format ?? formatOf(out),
      mayReplace: overwrite,
      upstream: `${scheme}://${target.host}${target.pathPrefix}`,
      allowedHeaders: allowHeader,
      maxBodyBytes: bodies ? maxBody : 0,
      showContent,
      writeLine: (line) => host.writeOut(`${line}\n`),
    });
  } catch (error) {
    const exists = memberOf(error, 'code') === 'EEXIST';
    throw host.failure(exists ? `${out} already exists. Use --overwrite to replace it` : messageOf(error));
  }
}

function formatOf(path: string): RecordingFormat {
  const extension = extname(path).toLowerCase();
  if (extension === '.har') return 'har';
  if (extension === '.ndjson' || extension === '.jsonl') return 'ndjson';
  throw new Error(`${path} does not end with .har or .ndjson. Set --format`);
}

function finish({ counts, file }: Recording, { out }: RecordOptions, host: CommandHost): void {
  const { exchanges, findings, failures, unchecked } = counts;
  const notChecked = unchecked === 0 ? '' : `, ${unchecked} parts not checked`;
  host.writeOut(
    `${exchanges} exchanges in ${out}: ${findings} findings, ${failures} without a response${notChecked}\n`,
  );
  if (file.failure !== null) throw host.failure(`${out} is not complete: ${file.failure.message}`);
  if (findings > 0 || failures > 0) throw host.failure('the exchanges do not match the contract');
}

function bytes(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1 || value > 64 * MIB)
    throw new InvalidArgumentError('it must be a number from 1 to 67108864.');
  return value;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
