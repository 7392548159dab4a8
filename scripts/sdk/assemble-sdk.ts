import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readContract, type Contract } from '../../packages/contract-tools/reading/contract.ts';
import { writeSdkTypes } from '../generation/write-sdk.ts';
import { sdkMethods } from '../generation/sdk-class.ts';

const ROOT = join(import.meta.dirname, '../..');
const SDK = 'packages/sdk';

/**
 * Writes the sources of the SDK to one folder, as a compiler and a client need them: the package, what is generated for it, and types
 * for clients (decision 137), with the README and a configuration of the compiler. What is for the management has a folder of its own.
 * Gives the version of the contract.
 */
export async function assembleSdk(folder: string): Promise<string> {
  const contract = readContract(join(ROOT, 'openapi.yaml'));
  const management = readContract(join(ROOT, 'admin.openapi.yaml'));
  await writeSources(contract, folder, [
    `${SDK}/index.ts`,
    ...filesIn(`${SDK}/runtime`),
    ...filesIn('generated/sdk'),
    'generated/contract.ts',
  ]);
  await writeSources(management, join(folder, 'admin'), [
    ...filesIn('generated/admin/sdk'),
    'generated/admin/contract.ts',
  ]);
  const entry = readFileSync(join(ROOT, SDK, 'admin.ts'), 'utf8');
  writeFileSync(join(folder, 'admin/index.ts'), besideOthers(entry, '../'));
  const readme = readFileSync(join(ROOT, SDK, 'README.md'), 'utf8');
  writeFileSync(join(folder, 'README.md'), sdkReadme({ methods: contract, management }, readme));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig, null, 2));
  return contract.document.info.version;
}

async function writeSources(contract: Contract, folder: string, paths: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await writeSdkTypes(contract, folder);
  const runtime = paths.some((path) => path.startsWith(`${SDK}/runtime/`)) ? './' : '../';
  for (const path of paths)
    writeFileSync(
      join(folder, basename(path)),
      besideOthers(readFileSync(join(ROOT, path), 'utf8'), runtime),
    );
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);
}

/** Leads imports of sources to the built file in the same folder, and those of the runtime to its folder. */
function besideOthers(source: string, runtime: './' | '../'): string {
  return source.replaceAll(/ from '(\.[^']*\/)([^'/]+)\.ts'/g, (_whole, folder: string, name: string) => {
    const place = folder.endsWith('/runtime/') ? runtime : './';
    return ` from '${place}${name}.js'`;
  });
}

const tsconfig = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'nodenext',
    types: [],
    strict: true,
    declaration: true,
    skipLibCheck: false,
    rootDir: '.',
    outDir: 'dist',
  },
  include: ['**/*.ts'],
  exclude: ['dist'],
};

/** Replaces each `<!-- name -->` of the README by the table of the methods of the contract with this name. */
function sdkReadme(contracts: Readonly<Record<string, Contract>>, text: string): string {
  return Object.entries(contracts).reduce((written, [name, contract]) => {
    const place = `<!-- ${name} -->`;
    if (!written.includes(place)) throw new Error(`the README of the SDK has no ${place}`);
    return written.replace(place, () => methodTable(contract));
  }, text);
}

function methodTable(contract: Contract): string {
  const rows = contract.operations.flatMap((operation) =>
    sdkMethods(contract, operation).map(({ name, summary, signature }) => {
      const call = `${operation.method.toUpperCase()} ${operation.path}`;
      const results = [...new Set(signature.results.map(plainResult))];
      const cells = [`\`${name}\``, summary.replace(/\.$/, ''), results.join('<br>'), `\`${call}\``];
      return `| ${cells.join(' | ')} |`;
    }),
  );
  return ['| method | what it does | result | request |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Formats a result type without its promise. */
function plainResult(result: string): string {
  const events = /^StreamPromise<(?:Exclude<(\w+), \w+>|(\w+))>$/.exec(result);
  if (events !== null) return `events (\`${events[1] ?? events[2]}\`)`;
  const pages = /^PagePromise<(\w+), (\w+)>$/.exec(result);
  if (pages !== null) return `pages (\`${pages[2]}\` of \`${pages[1]}\`)`;
  const plain = result.replace(/^ResponsePromise<(.*)>$/, '$1');
  return `\`${plain.replaceAll('|', '\\|')}\``;
}
