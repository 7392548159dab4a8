import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { programOnPath } from '../shared-stores/install.ts';
import { readPage } from '../docs/page.ts';
import { pythonEnvironment } from '../python/environment.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../test-bed/gateway-process.ts';
import {
  compileGo,
  compileJava,
  generateGoAndJava,
  preparePython,
  prepareTypeScript,
  type Prepare,
  type Workplace,
} from './clients.ts';
import { run } from './run.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = 'docs/guide/generators.md';
const DOCUMENTED_ADDRESS = 'http://127.0.0.1:8790';

/** What the calls of each language print. */
const EXPECTED = `chat: From the text in this conversation:

The sky is blue.
error: 404 not_found
`;

/**
 * `npm run test:generators`: generates clients from the contract of a running gateway, with the files and options of the guide's page,
 * compiles them and runs their calls. Exits with 1 when a client does not compile or its calls print something else.
 */
async function main(): Promise<void> {
  for (const [program, debianPackage] of [
    ['javac', 'default-jdk-headless'],
    ['mvn', 'maven'],
    ['go', 'golang-go'],
  ] as const)
    programOnPath(program, debianPackage);
  const python = pythonEnvironment(join(import.meta.dirname, 'requirements.lock'), 'generators');
  const folder = mkdtempSync(join(tmpdir(), 'gateway-generators-'));
  const data = await gatewayFolder();
  try {
    const gateway = await GatewayProcess.start({ folder: data });
    try {
      await runLanguages(gateway, { folder, environment: environmentOf(python, gateway.key) });
    } finally {
      await gateway.kill();
    }
  } finally {
    await removeFolder(data);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runLanguages({ address }: GatewayProcess, workplace: Workplace): Promise<void> {
  const contract = await fetch(`${address}/openapi.json`);
  writeFileSync(join(workplace.folder, 'openapi.json'), await contract.text());
  savePageFiles(workplace.folder, address);
  const generated = generateGoAndJava(workplace);
  const languages: Readonly<Record<string, Prepare>> = {
    Python: preparePython,
    TypeScript: prepareTypeScript,
    Go: (place) => generated.then(() => compileGo(place)),
    Java: (place) => generated.then(() => compileJava(place)),
  };
  const names = Object.keys(languages);
  const succeeded = await Promise.all(
    Object.entries(languages).map(([name, prepare]) => report(name, prepare, workplace)),
  );
  const failed = names.filter((_name, index) => !succeeded[index]);
  if (failed.length === 0) return;
  process.stdout.write(`failed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}

/** Whether the client of the language works. Its failure is printed. */
async function report(language: string, prepare: Prepare, workplace: Workplace): Promise<boolean> {
  try {
    const { call, below = '' } = await prepare(workplace);
    const printed = await run(call, { ...workplace, folder: join(workplace.folder, below) });
    if (printed !== EXPECTED) throw new Error(`its calls printed\n${printed}`);
    process.stdout.write(`ok      ${language}\n`);
    return true;
  } catch (error) {
    process.stdout.write(`FAILED  ${language}: ${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}

/** Saves the page's files, and checks that the page names the versions that are tested. */
function savePageFiles(folder: string, address: string): void {
  for (const { code, instructions } of readPage(ROOT, PAGE).blocks) {
    if (instructions.file === undefined) continue;
    const path = join(folder, instructions.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${code.replaceAll(DOCUMENTED_ADDRESS, address)}\n`);
  }
  const page = readFileSync(join(ROOT, PAGE), 'utf8');
  for (const version of testedVersions())
    if (!page.includes(version)) throw new Error(`${PAGE} does not name ${version}`);
}

/** The packages of PyPI and npm with their versions, as their clients write them. */
function testedVersions(): string[] {
  const requirements = readFileSync(join(import.meta.dirname, 'requirements.txt'), 'utf8');
  const manifest = readFileSync(join(import.meta.dirname, 'typescript/package.json'), 'utf8');
  return [
    ...requirements.split('\n').filter((line) => line.includes('==')),
    ...[...manifest.matchAll(/"([^"]+)": "(\d[^"]*)"/g)].map(([, name, version]) => `${name}@${version}`),
  ];
}

function environmentOf(python: string, key: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    KEY: key,
    PATH: [dirname(python), process.env['PATH']].join(delimiter),
    PYTHONDONTWRITEBYTECODE: '1',
    // Each of these processes ends before the optimizing compiler or a second collector thread would pay.
    JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
    CGO_ENABLED: '0',
    GOGC: '400',
  };
}

await main();
