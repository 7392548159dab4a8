import { setBudget } from '../../scripts/test-bed/set-budget.ts';
import { createKey } from '../../projects/keys.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { createProject } from '../../projects/projects.ts';
import { openDatabase, type Store } from '../../storage/open-database.ts';
import type { LedgerRow } from '../../storage/ledger-schema.ts';
import { eventually } from '../support/eventually.ts';
import {
  dataDirectoryIn,
  gatewayFolder,
  GatewayProcess,
  removeFolder,
} from '../../scripts/test-bed/gateway-process.ts';
import { databaseOf } from '../../scripts/test-bed/stores.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { toolModel } from './tool-model.ts';

export const speeches = ['chat', 'messages', 'responses', 'gemini'] as const;

/** What a backend speaks. */
export type Speech = (typeof speeches)[number];

/**
 * What the models `<use>/<speech>` are for: runs that succeed, runs that the gateway refuses, and runs whose replies all break off.
 */
export type Use = 'acme' | 'refused' | 'cut';

export type Purse = 'full' | 'spent';

export interface RunKey {
  id: string;
  plainKey: string;
}

/** A gateway process, the upstream of its backends, and keys for runs of programs. */
export class AgentWorld {
  readonly #gateway: GatewayProcess;
  readonly #upstream: Upstream;
  readonly #store: Store;
  readonly #folder: string;
  readonly #projects: Readonly<Record<Purse, string>>;

  private constructor(
    processes: { gateway: GatewayProcess; upstream: Upstream; store: Store; folder: string },
    projects: Readonly<Record<Purse, string>>,
  ) {
    this.#gateway = processes.gateway;
    this.#upstream = processes.upstream;
    this.#store = processes.store;
    this.#folder = processes.folder;
    this.#projects = projects;
  }

  static async start(): Promise<AgentWorld> {
    const upstream = await Upstream.start(0, toolModel);
    for (const speech of speeches) upstream.forModel(`cut-${speech}`, { kind: 'reset', when: 'mid_body' });
    const folder = await gatewayFolder(configuration(upstream.baseUrl));
    const gateway = await GatewayProcess.start({ folder });
    const store = await openDatabase(databaseOf(dataDirectoryIn(folder)));
    const { id: organisation } = await createOrganisation(store.database, 'Agents');
    const project = async (name: Purse): Promise<string> =>
      (await createProject(store.database, { organisation, name, models: 'all' })).id;
    const projects = { full: await project('full'), spent: await project('spent') };
    await setBudget(store, projects.spent, 0n);
    return new AgentWorld({ gateway, upstream, store, folder }, projects);
  }

  get address(): string {
    return this.#gateway.address;
  }

  /** A new key, so that the calls of one run can be told apart. */
  async key(purse: Purse, name: string): Promise<RunKey> {
    const wanted = { projectId: this.#projects[purse], name, models: null, expiresAt: null };
    const { plainKey, record } = await createKey(this.#store.database, wanted);
    return { id: record.id, plainKey };
  }

  /** The calls of a key in the ledger, once there are so many and all are settled. */
  async calls({ id }: RunKey, atLeast: number): Promise<LedgerRow[]> {
    let rows: LedgerRow[] = [];
    await eventually(`${atLeast} calls are settled`, async () => {
      rows = await this.#store.database.selectFrom('ledger').selectAll().where('key_id', '=', id).execute();
      return rows.length >= atLeast && rows.every(({ state }) => state === 'settled');
    });
    return rows;
  }

  /** The number of requests for models of this use that reached the upstream. */
  forwarded(use: Use): number {
    return this.#upstream.requests.filter(({ model }) => model.startsWith(`${use}-`)).length;
  }

  async close(): Promise<void> {
    await this.#gateway.kill();
    await this.#store.close();
    await this.#upstream.close();
    await removeFolder(this.#folder);
  }
}

const TERMS =
  'info: { max_input_tokens: 200000, max_output_tokens: 32000 }, prices: { input_per_million_tokens: 1, output_per_million_tokens: 4 }';

function configuration(baseUrl: string): string {
  const origin = new URL(baseUrl).origin;
  const models = (['acme', 'refused', 'cut'] satisfies Use[]).flatMap((use) =>
    speeches.map(
      (speech) =>
        `  ${use}/${speech}: { mode: chat, ${TERMS}, deployments: [{ backend: ${speech}, model: ${use}-${speech} }] }`,
    ),
  );
  return [
    'backends:',
    `  chat: { kind: openai, base_url: '${baseUrl}' }`,
    `  messages: { kind: anthropic, base_url: '${origin}' }`,
    `  responses: { kind: openai, base_url: '${baseUrl}', formats: [responses] }`,
    `  gemini: { kind: gemini, base_url: '${baseUrl}' }`,
    'models:',
    ...models,
    'discovery: false',
    '',
  ].join('\n');
}
