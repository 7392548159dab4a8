import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { build as bundle } from 'esbuild';
import { readContract } from '../../../packages/contract-tools/reading/contract.ts';
import { packSdk } from '../../../scripts/sdk/pack-sdk.ts';
import { CLIENTS, common, everyOperation, failures, patient, streamsToo, types } from './consumer-source.ts';
import { runOnEdge } from './edge-runtime.ts';
import {
  EVENT_STREAM,
  exampleAnswer,
  examplesOf,
  startExampleServer,
  streamedExamples,
  type ExampleServer,
} from './example-server.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const contract = readContract(join(root, 'openapi.yaml'));
const management = readContract(join(root, 'admin.openapi.yaml'));

/** The paths of the programs that run the built files; `npm run sdk:nodes` sets older releases of Node, and workerd. */
const runtimes = process.env['GATEWAY_SDK_RUNTIMES']?.split(delimiter) ?? [process.execPath];

const programs: Readonly<Record<string, string>> = {
  'every-operation.ts': everyOperation(contract),
  'every-operation-of-the-management.ts': everyOperation(management, CLIENTS.management),
  'failures.ts': failures,
  'types.ts': types,
  'patient.ts': patient,
  'common.cts': common,
  'process.d.ts': 'declare const process: { argv: string[]; versions: { undici: string } };\n',
};

const compilerOptions = {
  target: 'es2022',
  lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
};
const configurations = {
  nodenext: { module: 'nodenext', outDir: 'built' },
  bundler: { module: 'esnext', moduleResolution: 'bundler', noEmit: true },
};

let project: string;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'sdk-consumer-'));
  const tarball = await packSdk(project);
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
  );
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball];
  await run('npm', install, { cwd: project });
  for (const [name, source] of Object.entries(programs)) writeFileSync(join(project, name), source);
  for (const [name, options] of Object.entries(configurations)) await compile(name, options);
}, 240_000);

async function compile(name: string, options: object): Promise<void> {
  const file = join(project, `tsconfig.${name}.json`);
  const files = Object.keys(programs);
  writeFileSync(file, JSON.stringify({ compilerOptions: { ...compilerOptions, ...options }, files }));
  const compiler = join(root, 'node_modules/typescript/lib/tsc.js');
  await run(process.execPath, [compiler, '-p', file], { cwd: project }).catch(
    (error: { stdout?: string }) => {
      throw new Error(`the consumer does not compile for ${name}:\n${error.stdout ?? ''}`);
    },
  );
}

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

describe('the packed SDK', () => {
  test('has no dependencies and carries the version of the contract', () => {
    const text = readFileSync(join(project, 'node_modules/inference-gateway-sdk/package.json'), 'utf8');
    const manifest = JSON.parse(text) as Record<string, unknown>;
    expect(manifest['version']).toBe(contract.document.info.version);
    expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([]);
  });

  test('has what a package of a registry should: changelog, licence, SBOM, provenance, every method in its README', () => {
    const inside = (name: string): string =>
      readFileSync(join(project, 'node_modules/inference-gateway-sdk', name), 'utf8');
    const { version } = contract.document.info;
    expect(inside('LICENSE')).toContain('Apache License');
    expect(inside('CHANGELOG.md')).toContain(`## ${version}`);
    expect(JSON.parse(inside('sbom.cdx.json'))).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'inference-gateway-sdk', version } },
    });
    expect(JSON.parse(inside('package.json'))).toMatchObject({ publishConfig: { provenance: true } });
    const readme = inside('README.md');
    const operations = [...contract.operations, ...management.operations];
    expect(operations.filter(({ operationId }) => !readme.includes(`| \`${operationId}\``))).toEqual([]);
  });

  test('takes at most 12 kB when bundled for chat', async () => {
    const source = `import { InferenceGateway } from 'inference-gateway-sdk';
      const gateway = new InferenceGateway({ baseUrl: '' });
      for await (const chunk of gateway.createChatCompletion({ model: '', messages: [], stream: true })) console.log(chunk);`;
    const { outputFiles } = await bundle({
      stdin: { contents: source, resolveDir: project },
      ...{ bundle: true, minify: true, write: false, format: 'esm', platform: 'browser' },
    });
    expect(gzipSync(outputFiles[0]?.contents ?? '').length).toBeLessThan(12_000);
  });
});

describe.each(runtimes)('the packed SDK in %s', (runtime) => {
  const isNode = !basename(runtime).startsWith('workerd');
  let server: ExampleServer;
  let calls: ExampleServer['calls'];
  /** What the program that calls every operation got. */
  let answers: { results: Record<string, unknown>; events: Record<string, unknown[]> };

  beforeAll(async () => {
    server = await startExampleServer(contract);
    answers = (await runBuilt('every-operation.js')) as typeof answers;
    calls = [...server.calls];
  });

  afterAll(async () => {
    await server.close();
  });

  async function runBuilt(name: string, address = server.baseUrl): Promise<unknown> {
    const program = join(project, 'built', name);
    if (!isNode) return runOnEdge(runtime, program, address);
    const { stdout } = await run(runtime, [program, address], { cwd: project });
    return JSON.parse(stdout) as unknown;
  }

  if (isNode) {
    test('works by require', async () => {
      expect(await runBuilt('common.cjs')).toEqual({ models: 1, kind: 'function', same: true });
    });

    test('waits for a response longer than its platform does', async () => {
      expect(await runBuilt('patient.js')).toEqual({ agent: 'Agent', plain: 'error', gateway: 0 });
    });
  }

  test('calls every operation over a socket and gives what the contract shows', () => {
    const { results, events } = answers;
    for (const operation of contract.operations) {
      const { operationId } = operation;
      expect({ [operationId]: results[operationId] }).toEqual({ [operationId]: expectedAnswer(operationId) });
    }
    for (const operation of contract.operations.filter(streamsToo)) {
      const media = exampleAnswer(operation, true)?.media;
      expect({ [operation.operationId]: events[operation.operationId] }).toEqual({
        [operation.operationId]: streamedExamples(media),
      });
    }
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(contract.operations.length);
    expect(calls.every(({ authorization }) => authorization === 'Bearer key-1')).toBe(true);
  });

  test('calls every operation of the management over a socket, with a token', async () => {
    const example = await startExampleServer(management);
    const { results } = (await runBuilt(
      'every-operation-of-the-management.js',
      example.baseUrl,
    )) as typeof answers;
    await example.close();
    for (const { operationId } of management.operations)
      expect({ [operationId]: results[operationId] }).toEqual({
        [operationId]: expectedAnswer(operationId, management),
      });
    expect(example.calls.every(({ authorization }) => authorization === 'Bearer key-1')).toBe(true);
  });

  test('sends files after all other parts, so that they can be passed on while they arrive', () => {
    const uploads = calls.filter(({ contentType }) => contentType.startsWith('multipart/'));
    expect(uploads.length).toBeGreaterThan(5);
    for (const { operationId, body } of uploads) {
      const heads = Array.from(body.matchAll(/Content-Disposition: [^\r]*/gi), ([head]) => head);
      const parts = heads.map((head) => (head.includes('filename=') ? 'file' : 'text'));
      expect([operationId, ...parts]).toEqual([operationId, ...parts.toSorted().toReversed()]);
    }
  });

  test('gives each failure its own type, and aborts when the iteration ends early', async () => {
    const seen = (await runBuilt('failures.js')) as Record<string, unknown>;
    await server.left;
    expect(seen).toEqual({
      'plain-429': { text: 'rate limit exceeded', retryAfterMs: 7000 },
      'budget-429': { exceeded: true },
      'html-504': { html: '<html>late</html>' },
      'empty-405': { status: 405, body: '', requestId: 'req_1' },
      'stream cut': { connection: 'createChatCompletion', seen: 1 },
      'stream half': { incomplete: 'createChatCompletion', seen: 1 },
      'stream html-200': { type: 'text/html', text: '<html></html>', requestId: 'req_1' },
      'stream json-200': { type: 'application/json', text: '{}', requestId: 'req_1' },
      unended: Object.fromEntries(
        contract.operations
          .filter((one) => exampleAnswer(one, true)?.mediaType === EVENT_STREAM)
          .filter(({ operationId }) => operationId !== 'createChatCompletion')
          .map(({ operationId }) => [operationId, { incomplete: true, types: ['first'] }]),
      ),
      'two images': ['image_generation.completed', 'image_generation.completed'],
      'stream error-event': { event: { error: { message: 'broken' } }, requestId: 'req_1', seen: 1 },
      'stream plain-429': { text: 'rate limit exceeded', retryAfterMs: 7000 },
      'left after': { first: true },
      aborted: 'AbortError',
      nowhere: 'listModels',
    });
  });
});

function expectedAnswer(operationId: string, { operations } = contract): unknown {
  const operation = operations.find((one) => one.operationId === operationId);
  if (operation === undefined) throw new Error(`${operationId} is no operation`);
  const found = exampleAnswer(operation, false);
  if (found === null) return undefined;
  const examples = examplesOf(found.media);
  if (found.mediaType === 'text/event-stream') return streamedExamples(found.media);
  if (found.mediaType.includes('json') || found.mediaType.startsWith('text/')) return examples[0];
  return { download: String(examples[0]) };
}
