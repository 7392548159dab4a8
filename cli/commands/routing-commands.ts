import { InvalidArgumentError, type Command } from 'commander';
import {
  NotFoundError,
  type DeploymentHealth,
  type ProcessRoute,
  type RoutedDeployment,
  type RouteFallback,
  type RoutePrefix,
  type RouteSession,
} from '../../packages/sdk/admin.ts';
import type { FallbackView, RouteView } from '../../server/admin/routing-views.ts';
import { CommandFailure } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import { formatJson, formatTable, type TableRow } from '../output/output.ts';
import { addChangeOptions, reasonOf, type ChangeOptions, type JsonOption } from './changing.ts';
import { addExamples } from './examples.ts';

const HEALTH_HEADINGS = [
  'state',
  'in flight',
  'connections',
  'waiting',
  'first token',
  'ejected until',
  'reason',
];

interface ExplainOptions extends JsonOption {
  model: string;
  header: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
  projectId?: string;
  stream: boolean;
}

/** `gateway backend list`, `gateway backend restore` and `gateway route explain`: the deployments of the running gateway. */
export function addRoutingCommands(program: Command, context: ManagementContext): void {
  const backend = program.command('backend').description('backends, as the running gateway sees them');
  const list = backend
    .command('list')
    .description('show the health of each deployment')
    .option('--json', 'print JSON')
    .action(({ json = false }: JsonOption) => listBackends(context, json));
  addExamples(list, '', '--json');
  const restoreCommand = addChangeOptions(backend.command('restore'))
    .description('end ejections at once, in all processes of the gateway')
    .argument('<name>', 'a backend, or one deployment: backend/model')
    .action((name: string, options: ChangeOptions) => restoreBackend(context, name, options));
  addExamples(restoreCommand, 'openai', 'openai/gpt-5-mini');
  const explainCommand = program
    .command('route')
    .description('routes, as the running gateway sees them')
    .command('explain')
    .description('show which deployment a request would get and why; no backend is contacted')
    .requiredOption('--model <name>', 'the model, by its id or an alias')
    .option(
      '--header <name=value>',
      'a header of the request, such as x-session-id=s1; repeatable',
      header,
      {},
    )
    .option(
      '--body <json>',
      'the body of the request, or its fields that name the session, such as {"prompt_cache_key":"k"}',
      jsonObject,
    )
    .option('--project-id <id>', 'the project of the request: shows the deployment of its session')
    .option('--no-stream', 'the request does not stream')
    .option('--json', 'print JSON')
    .action((options: ExplainOptions) => explain(context, options));
  addExamples(explainCommand, '--model acme/chat', '--model acme/chat --header x-session-id=s1 --no-stream');
}

function header(text: string, earlier: Readonly<Record<string, string>>): Record<string, string> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('Expected name=value.');
  return { ...earlier, [text.slice(0, at).toLowerCase()]: text.slice(at + 1) };
}

function jsonObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Reported like other values that are not objects.
  }
  throw new InvalidArgumentError('Expected a JSON object.');
}

async function listBackends(context: ManagementContext, json: boolean): Promise<void> {
  const { processes } = await (await context.management()).listDeployments();
  if (json) return context.write(formatJson(processes));
  const rows = processes.flatMap(({ process_id: processId, deployments }) =>
    deployments.map((one) => ({ ...healthRow(one), models: one.models.join(','), process: `${processId}` })),
  );
  const headings = ['deployment', 'models', ...HEALTH_HEADINGS, ...processHeading(processes)];
  context.write(formatTable(headings, rows));
}

async function restoreBackend(
  context: ManagementContext,
  name: string,
  options: ChangeOptions,
): Promise<void> {
  const management = await context.management();
  const restoration = await management
    .restoreDeployment({ deployment: name, ...reasonOf(options) })
    .catch((error: unknown) => {
      if (!(error instanceof NotFoundError)) throw error;
      throw new CommandFailure(
        `no backend or deployment in use is named '${name}': see gateway backend list`,
      );
    });
  if (options.json === true) return context.write(formatJson(restoration));
  if (restoration.restored.length === 0) context.write('no ejection to end\n');
  for (const deployment of restoration.restored) context.write(`restored ${deployment}\n`);
}

async function explain(context: ManagementContext, options: ExplainOptions): Promise<void> {
  const { model, header: headers, body = {}, projectId, stream, json = false } = options;
  const project = projectId === undefined ? {} : { project_id: projectId };
  const management = await context.management();
  const { processes } = await management.explainRoute({ model, headers, body, stream, ...project });
  if (processes.length === 0) throw new CommandFailure('the gateway could not explain the route');
  if (processes.every((one) => one.model === null)) throw new CommandFailure(`no model is named '${model}'`);
  if (json) return context.write(formatJson(processes));
  for (const view of processes) {
    if (processes.length > 1) context.write(`process ${view.process_id}\n`);
    context.write(`${summaryOf(view)}\n`);
    const headings = [
      'deployment',
      'priority',
      'chance',
      'why not',
      'weight',
      'cost',
      'load',
      ...HEALTH_HEADINGS,
    ];
    context.write(formatTable(headings, view.deployments.map(routedRow)));
  }
}

function processHeading(processes: readonly unknown[]): string[] {
  return processes.length > 1 ? ['process'] : [];
}

function summaryOf(view: ProcessRoute): string {
  const { requested_model: requested, model, strategy, outcome, session, prefix, fallbacks } = view;
  if (model === null) return `no model is named '${requested}'`;
  const alias = requested === model ? '' : ` (requested as ${requested})`;
  const lines = [`model: ${model}${alias}`, `strategy: ${strategy}`, `session: ${sessionText(session)}`];
  if (prefix !== null) lines.push(`prefix: ${prefixText(prefix)}`);
  lines.push(`outcome: ${OUTCOMES[outcome ?? ''] ?? outcome ?? ''}`);
  return [...lines, ...fallbacks.map(fallbackText)].join('\n');
}

function prefixText({ blocks, served, deployment }: NonNullable<RoutePrefix>): string {
  const blocksText = blocks === 1 ? 'block' : 'blocks';
  return deployment === null
    ? `none of ${blocks} ${blocksText} decides`
    : `${served} of ${blocks} ${blocksText} served by ${deployment}`;
}

function fallbackText({ cause, models }: RouteFallback): string {
  const names = models.map(({ model, ready }) => (ready ? model : `${model} (no deployment is ready)`));
  return `fallbacks when ${FALLBACK_CAUSES[cause] ?? cause}: ${names.join(', ')}`;
}

const FALLBACK_CAUSES: Readonly<Record<string, string>> = {
  overloaded: 'overloaded',
  failed: 'failed',
  timeout: 'timed out',
  context_length: 'the request is too long',
  content_policy: "refused by the vendor's content policy",
  budget: 'the budget is too low',
} satisfies Record<FallbackView['cause'], string>;

function sessionText({ source, header: name, field, deployment }: RouteSession): string {
  const bound = deployment === null ? '' : `, bound to ${deployment}`;
  switch (source) {
    case 'disabled':
      return 'not used';
    case 'conversation':
      return `by the beginning of the conversation${bound}`;
    case 'body':
      return `by ${field} of the body${bound}`;
    case 'header':
      return `by the header ${name}${bound}`;
  }
}

const OUTCOMES: Readonly<Record<string, string>> = {
  chosen: 'a deployment is chosen by these chances',
  last_resort: 'all deployments are ejected; one is tried anyway',
  full: '503: each deployment has reached its max_in_flight',
  unavailable: '503: all deployments are ejected',
} satisfies Record<NonNullable<RouteView['outcome']>, string>;

const OBSTACLES: Readonly<Record<string, string>> = {
  ejected: 'ejected',
  probed: 'a probe is in progress',
  full: 'max_in_flight or max_connections is reached',
  better_priority: 'a better priority is ready',
  session: 'the session is bound elsewhere',
  prefix: 'another has served the beginning of the prompt',
  strategy: 'the strategy prefers another',
} satisfies Record<NonNullable<RouteView['deployments'][number]['obstacle']>, string>;

function routedRow(one: RoutedDeployment): TableRow {
  return {
    ...healthRow(one),
    priority: `${one.priority}`,
    chance: `${Math.round(one.chance * 100)} %`,
    'why not': one.obstacle === null ? '' : (OBSTACLES[one.obstacle] ?? one.obstacle),
    weight: `${one.weight}`,
    cost: `${one.cost}`,
    load: `${one.load}`,
  };
}

function healthRow(one: Omit<DeploymentHealth, 'models'>): TableRow {
  return {
    deployment: one.deployment,
    state: one.state,
    'in flight': `${one.in_flight}`,
    connections: one.connections === null ? '' : `${one.connections.in_use} of ${one.connections.max}`,
    waiting: one.connections === null ? '' : `${one.connections.waiting}`,
    'first token': one.first_token_ms === null ? '' : `${one.first_token_ms} ms`,
    'ejected until': one.ejected_until ?? '',
    reason: one.reason ?? '',
  };
}
