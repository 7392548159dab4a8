import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { contractDocument } from '../checks/document.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const ENTRY = 'packages/contract-tools/checks/main.ts';
const DATA = ['generated/openapi.json'];

/**
 * Compiles the files that `packages/contract-tools/checks/main.ts` loads, adds the generated contract, and packs them. Returns the path of the
 * tarball. Dependencies have the versions of this repository.
 */
export async function packContractChecks(destination: string): Promise<string> {
  const staging = mkdtempSync(join(tmpdir(), 'contract-checks-'));
  try {
    const { files, packages } = reachableFrom(ENTRY);
    for (const file of files) emit(file, join(staging, 'dist'));
    for (const file of DATA) place(file, join(staging, 'dist', file));
    writeFileSync(join(staging, 'package.json'), JSON.stringify(manifest(packages), null, 2));
    copyFileSync(join(import.meta.dirname, 'README.md'), join(staging, 'README.md'));
    copyFileSync(join(root, 'LICENSE'), join(staging, 'LICENSE'));
    const packing = ['pack', '--silent', '--ignore-scripts', '--pack-destination', destination];
    const { stdout } = await run('npm', packing, { cwd: staging });
    return join(destination, stdout.trim());
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

interface Reachable {
  /** Relative to the repository. */
  files: readonly string[];
  packages: readonly string[];
}

/** Returns the sources that are loaded at run time, without type imports. */
function reachableFrom(entry: string): Reachable {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const specifier of runtimeImports(javaScriptOf(file))) {
      if (specifier.startsWith('.')) waiting.push(sourceOf(join(dirname(file), specifier)));
      else if (!specifier.startsWith('node:')) packages.add(specifier.split('/', 1)[0] ?? specifier);
    }
  }
  return { files: [...files], packages: [...packages].sort() };
}

/** Includes the modules that generated validators `require`. */
function runtimeImports(code: string): string[] {
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
}

function javaScriptOf(file: string): string {
  const source = readFileSync(join(root, file), 'utf8');
  if (!file.endsWith('.ts')) return source;
  return ts.transpileModule(source, {
    fileName: file,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
    },
  }).outputText;
}

/** Returns the source of a rewritten import. */
function sourceOf(path: string): string {
  const source = path.replace(/\.js$/, '.ts');
  return existsSync(join(root, source)) ? source : path;
}

function emit(file: string, folder: string): void {
  const path = join(folder, file.replace(/\.ts$/, '.js'));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, javaScriptOf(file), { mode: file === ENTRY ? 0o755 : 0o644 });
}

function place(file: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync(join(root, file), path);
}

function dependenciesOf(folder: string): Record<string, string> {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  // The format of npm.
  return (JSON.parse(text) as { dependencies: Record<string, string> }).dependencies;
}

function manifest(packages: readonly string[]): object {
  // Generated validators use packages of the root.
  const dependencies = { ...dependenciesOf('.'), ...dependenciesOf('packages/contract-tools') };
  return {
    name: 'inference-gateway-contract',
    version: contractDocument().info.version,
    description: 'Checks, records and imitates servers of the inference gateway’s contract.',
    license: 'Apache-2.0',
    type: 'module',
    bin: { 'gateway-contract': `dist/${relative('.', ENTRY).replace(/\.ts$/, '.js')}` },
    files: ['dist'],
    // The first release with `import.meta.dirname`.
    engines: { node: '>=20.11' },
    publishConfig: { access: 'public', provenance: true },
    dependencies: Object.fromEntries(packages.map((name) => [name, dependencies[name]])),
  };
}
