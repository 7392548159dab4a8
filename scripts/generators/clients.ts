import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { run, type Command, type Place } from './run.ts';

/** What the generators run in: the page's files, `openapi.json`, and the programs of the virtual environment on the path. */
export type Workplace = Place;

/** Where the packages of the TypeScript client are kept. */
const MODULES = join(import.meta.dirname, '../../node_modules/.cache/generators-typescript');

/** Generates the client and compiles it. Returns the command of its calls, and the folder that it runs in below the workplace. */
export type Prepare = (workplace: Workplace) => Promise<{ call: Command; below?: string }>;

export async function preparePython(workplace: Workplace): ReturnType<Prepare> {
  const options = ['--path', 'openapi.json', '--config', 'python.yaml', '--meta', 'none'];
  // It warns of what it leaves out, and succeeds without this option.
  const strictly = [...options, '--fail-on-warning', '--output-path', 'gateway_client'];
  await run(['openapi-python-client', 'generate', ...strictly], workplace);
  // The call imports one module of an operation. All of them must be importable.
  const every = `import pkgutil, importlib, gateway_client
for module in pkgutil.walk_packages(gateway_client.__path__, 'gateway_client.'):
    importlib.import_module(module.name)`;
  await run(['python', '-c', every], workplace);
  return { call: ['python', 'call.py'] };
}

export async function prepareTypeScript(workplace: Workplace): ReturnType<Prepare> {
  mkdirSync(MODULES, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(join(import.meta.dirname, 'typescript', name), join(MODULES, name));
  const quietly = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--loglevel=error'];
  await run(['npm', 'install', ...quietly], { ...workplace, folder: MODULES });
  symlinkSync(join(MODULES, 'node_modules'), join(workplace.folder, 'node_modules'));
  const program = (name: string): string => join('node_modules/.bin', name);
  await run([program('openapi-typescript'), 'openapi.json', '--output', 'gateway.ts'], workplace);
  const options = [
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--types',
    'node',
  ];
  await run([program('tsc'), '--noEmit', ...options, 'call.mts'], workplace);
  return { call: [process.execPath, 'call.mts'] };
}

/** Two languages in one process, because most of its time is the start. */
export async function generateGoAndJava(workplace: Workplace): Promise<void> {
  await run(['openapi-generator-cli', 'batch', '--fail-fast', 'go.yaml', 'java.yaml'], workplace);
}

export async function compileGo(workplace: Workplace): ReturnType<Prepare> {
  const place = { ...workplace, folder: join(workplace.folder, 'go') };
  // -mod=mod adds what go.sum lacks; Debian's Go compiles the client, but does not tidy its module. -trimpath leaves the folder out of
  // what is compiled, so that an unchanged client is not compiled again.
  await run(['go', 'build', '-mod=mod', '-trimpath', '-o', 'called', './call'], place);
  return { call: [join(place.folder, 'called')] };
}

export async function compileJava(workplace: Workplace): ReturnType<Prepare> {
  const place = { ...workplace, folder: join(workplace.folder, 'java') };
  const paths = ['dependency:build-classpath', '-DincludeScope=compile', '-Dmdep.outputFile=classpath'];
  await run(['mvn', '--quiet', '--batch-mode', ...paths], place);
  const jars = readFileSync(join(place.folder, 'classpath'), 'utf8');
  const sources = globSync('src/main/java/**/*.java', { cwd: place.folder });
  // All sources, without the plugins of Maven's own compilation.
  await run(['javac', '-nowarn', '-proc:none', '-d', 'classes', '-cp', jars, ...sources], place);
  return { call: ['java', '-cp', `classes:${jars}`, 'Call'], below: 'java' };
}
