import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder of sources: a top-level one, or a package. */
export interface Module {
  name: string;
  /** Purpose of the module, for the diagram in the README. */
  does: string;
  /** The modules that its files may import. They must precede it in the list. */
  imports: readonly string[];
}

/**
 * The modules, each after those that it imports. `.dependency-cruiser.js` allows only these imports. A test compares the diagram of the
 * README and the README of each module with this list (tests/scripts/structure.test.ts).
 */
export const modules: readonly Module[] = [
  {
    name: 'contract',
    does: 'the type of the operation table, its validators; released contracts',
    imports: [],
  },
  {
    name: 'generated',
    does: 'the output of `npm run generate` from openapi.yaml; never edited',
    imports: ['contract'],
  },
  {
    name: 'packages/contract-tools',
    does: 'checks and mocks of servers of the contract; its lint and review',
    imports: ['contract', 'generated'],
  },
  { name: 'packages/engines', does: 'the local models, in worker threads', imports: [] },
  {
    name: 'errors',
    does: 'the table of failures, and the error that refers to its rows',
    imports: ['contract', 'generated', 'packages/engines'],
  },
  { name: 'scheduling', does: 'turns between projects or keys that share something', imports: [] },
  { name: 'streaming', does: 'server-sent events, read and written', imports: ['errors'] },
  {
    name: 'bodies',
    does: 'request bodies: JSON, multipart, spooled files, memory bounds',
    imports: ['scheduling', 'contract', 'errors', 'generated'],
  },
  {
    name: 'catalogue',
    does: 'models and backends, from gateway.yaml',
    imports: ['contract', 'generated'],
  },
  {
    name: 'storage',
    does: 'databases, migrations, file contents',
    imports: ['contract', 'errors', 'generated'],
  },
  {
    name: 'routing',
    does: 'the choice of a deployment for a request; no I/O',
    imports: ['scheduling', 'catalogue', 'contract', 'errors'],
  },
  {
    name: 'projects',
    does: 'organisations, projects, keys, files, stored responses',
    imports: ['catalogue', 'storage', 'bodies', 'contract', 'errors', 'generated'],
  },
  {
    name: 'identity',
    does: 'tokens and sign-ins of an identity provider',
    imports: ['catalogue', 'storage', 'projects', 'errors'],
  },
  {
    name: 'calls',
    does: 'the types that travel with a request',
    imports: ['catalogue', 'projects', 'bodies', 'contract', 'errors', 'generated'],
  },
  {
    name: 'documents',
    does: "documents that requests name, by address or from the project's files",
    imports: ['projects', 'bodies', 'contract', 'errors'],
  },
  { name: 'limits', does: 'requests per minute', imports: ['catalogue', 'projects', 'errors'] },
  {
    name: 'dialects',
    does: 'translations between formats; no I/O',
    imports: ['catalogue', 'calls', 'streaming', 'bodies', 'contract', 'errors', 'generated'],
  },
  {
    name: 'middleware',
    does: 'the steps of every request: id, key, body, admission, failures',
    imports: ['catalogue', 'projects', 'calls', 'bodies', 'contract', 'errors', 'generated'],
  },
  {
    name: 'metering',
    does: 'the limits, usage and cost of a call; no I/O',
    imports: ['catalogue', 'dialects', 'calls', 'bodies', 'errors', 'generated'],
  },
  {
    name: 'telemetry',
    does: 'traces and metrics for a collector',
    imports: ['catalogue', 'middleware', 'calls', 'contract'],
  },
  {
    name: 'backends',
    does: 'a file or folder for each kind of upstream; the attempts of a call',
    imports: [
      ...['catalogue', 'routing', 'projects', 'dialects', 'metering', 'packages/engines'],
      ...['calls', 'streaming', 'bodies', 'contract', 'errors', 'generated'],
    ],
  },
  {
    name: 'ledger',
    does: 'budgets, reservations, the journal, usage reports',
    imports: ['catalogue', 'projects', 'storage', 'metering', 'calls', 'errors', 'generated'],
  },
  {
    name: 'alerts',
    does: 'sends the alerts of budgets: webhooks, mail',
    imports: ['catalogue', 'documents', 'storage', 'ledger', 'contract'],
  },
  {
    name: 'management',
    does: 'tokens, the audit log, one file per operation of the management',
    imports: [
      ...['catalogue', 'projects', 'identity', 'storage', 'ledger', 'alerts', 'contract', 'errors'],
      'generated',
    ],
  },
  {
    name: 'guardrails',
    does: 'the content policy',
    imports: ['scheduling', 'catalogue', 'backends', 'calls', 'bodies', 'contract', 'errors', 'generated'],
  },
  {
    name: 'handlers',
    does: 'one file per operation of the contract',
    imports: [
      ...['catalogue', 'projects', 'documents', 'dialects', 'backends', 'packages/engines'],
      ...['calls', 'bodies', 'errors', 'generated'],
    ],
  },
  {
    name: 'server',
    does: 'the process, its ports, dispatch, replies, reload',
    imports: [
      ...[
        'catalogue',
        'storage',
        'projects',
        'identity',
        'documents',
        'packages/engines',
        'routing',
        'backends',
        'guardrails',
      ],
      ...[
        'metering',
        'ledger',
        'alerts',
        'limits',
        'handlers',
        'management',
        'middleware',
        'telemetry',
        'packages/contract-tools',
      ],
      ...['calls', 'streaming', 'bodies', 'contract', 'errors', 'generated'],
    ],
  },
  {
    name: 'cli',
    does: 'the `gateway` command',
    imports: [
      ...[
        'catalogue',
        'storage',
        'projects',
        'ledger',
        'alerts',
        'limits',
        'server',
        'packages/engines',
        'dialects',
        'routing',
      ],
      'management',
      ...['backends', 'packages/contract-tools', 'calls', 'bodies', 'contract', 'errors', 'generated'],
    ],
  },
];

/** Returns the module of a path: its first folder, or the package. */
export function moduleOf(path: string): string {
  const [first = '', second = ''] = path.split('/', 2);
  return first === 'packages' ? `${first}/${second}` : first;
}

/** A rule of dependency-cruiser. */
interface ImportRule {
  name: string;
  severity: 'error';
  from: { path: string; pathNot?: string };
  to: { path: string; pathNot: string };
}

/** Returns a rule for each module that allows only the listed imports. Throws when a module lists one that does not precede it. */
export function importRules(listed: readonly Module[] = modules): ImportRule[] {
  const all = [...listed.map(({ name }) => name), 'tests', 'scripts'];
  return listed.map(({ name, imports }, index) => {
    const below = new Set(listed.slice(0, index).map((one) => one.name));
    const upward = imports.filter((one) => !below.has(one));
    if (upward.length > 0) throw new Error(`${name} lists ${upward.join(', ')}, which are not below it`);
    return {
      name: `${name}-imports`,
      severity: 'error',
      from: { path: `^${name}/` },
      to: { path: `^(${all.join('|')})/`, pathNot: `^(${[name, ...imports].join('|')})/` },
    };
  });
}

/** The packages, whose `exports` name the files that others may import. Tests and scripts may also import the other files. */
export function entryRules(listed: readonly Module[] = modules): ImportRule[] {
  const packages = listed.map(({ name }) => name).filter((name) => name.startsWith('packages/'));
  return packages.map((name) => ({
    name: `${name}-by-its-entries`,
    severity: 'error',
    from: { path: '.', pathNot: `^(${name}|tests|scripts)/` },
    to: { path: `^${name}/`, pathNot: `^(${entriesOf(name).join('|')})$` },
  }));
}

function entriesOf(name: string): string[] {
  const path = join(import.meta.dirname, '../..', name, 'package.json');
  // The manifests of this project have entries of this form.
  const { exports = {} } = JSON.parse(readFileSync(path, 'utf8')) as { exports?: Record<string, string> };
  return Object.values(exports).map((file) => join(name, file).replaceAll('.', String.raw`\.`));
}

/** Returns the layers, the highest first. A module imports only modules of lower layers. */
export function layersOf(listed: readonly Module[] = modules): Module[][] {
  const heights = new Map<string, number>();
  const layers: Module[][] = [];
  for (const one of listed) {
    const height = Math.max(-1, ...one.imports.map((name) => heights.get(name) ?? 0)) + 1;
    heights.set(one.name, height);
    (layers[height] ??= []).push(one);
  }
  return layers.reverse();
}

/** Draws the layers as text, with a line for each module. */
export function drawLayers(listed: readonly Module[] = modules): string {
  const nameWidth = Math.max(...listed.map(({ name }) => name.length)) + 2;
  const width = nameWidth + Math.max(...listed.map(({ does }) => does.length)) + 2;
  const border = (left: string, right: string): string => `${left}${'─'.repeat(width)}${right}`;
  const boxes = layersOf(listed).map((layer) =>
    layer.map(({ name, does }) => `│ ${`${name.padEnd(nameWidth)}${does}`.padEnd(width - 1)}│`).join('\n'),
  );
  return [border('┌', '┐'), boxes.join(`\n${border('├', '┤')}\n`), border('└', '┘')].join('\n');
}
