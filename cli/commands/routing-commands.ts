import { InvalidArgumentError, type Command } from 'commander';
import type {
  DeploymentHealth,
  DeploymentsView,
  FallbackView,
  PrefixView,
  RoutedDeployment,
  RouteView,
  SessionView,
} from '../../server/admin/routing-views.ts';
import type { Restoration } from '../../generated/admin/contract.ts';
import { requestAdmin } from '../admin-port.ts';
import { postToManagement } from '../management-port.ts';
import { CommandFailure } from '../command-failure.ts';
import type { CommandContext } from '../context.ts';
import { addExamples } from './examples.ts';
import { formatJson, formatTable, type TableRow } from '../output/output.ts';

const TIMEOUT_MS = 10_000;
const HEALTH_HEADINGS = [
  'state',
  'in flight',
  'connections',
  'waiting',
  'first token',
  'ejected until',
  'reason',
];

interface ExplainOptions {
  model: string;
  header: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
  projectId?: string;
  stream: boolean;
  json?: boolean;
}

/** `gateway backend list`, `gateway backend restore` and `gateway route explain`: the deployments of the running gateway. */
export function addRoutingCommands(program: Command, context: CommandContext): void {
  const backend = program.command('backend').description('backends, as the running gateway sees them');
  const list = backend
    .command('list')
    .description('show the health of each deployment, through the admin port')
    .option('--json', 'print JSON')
    .action(({ json = false }: { json?: boolean }) => listBackends(context, json));
  addExamples(list, '', '--json');
  const restoreCommand = backend
    .command('restore')
    .description('end ejections at once, in all processes of the gateway, through its management')
    .argument('<name>', 'a backend, or one deployment: backend/model')
    .option('--json', 'print JSON')
    .action((name: string, { json = false }: { json?: boolean }) => restoreBackend(context, name, json));
  addExamples(restoreCommand, 'openai', 'openai/gpt-5-mini');
  const explainCommand = program
    .command('route')
    .description('routes, as the running gateway sees them')
    .command('explain')
    .description(
      'show which deployment a request would get and why, through the admin port; no backend is contacted',
    )
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

async function listBackends(context: CommandContext, json: boolean): Promise<void> {
  const request = { method: 'GET', path: '/deployments', timeoutMs: TIMEOUT_MS } as const;
  // The assertion holds: the admin port responds with this shape at this path.
  const { processes } = (await requestAdmin(context, request)) as { processes: DeploymentsView[] };
  if (json) return context.write(formatJson(processes));
  const rows = processes.flatMap(({ process_id: processId, deployments }) =>
    deployments.map((one) => ({ ...healthRow(one), models: one.models.join(','), process: `${processId}` })),
  );
  const headings = ['deployment', 'models', ...HEALTH_HEADINGS, ...processHeading(processes)];
  context.write(formatTable(headings, rows));
}

async function restoreBackend(context: CommandContext, name: string, json: boolean): Promise<void> {
  const path = `/admin/deployments/${encodeURIComponent(name)}/restore`;
  const { status, body } = await postToManagement(context, path, TIMEOUT_MS);
  if (status === 404)
    throw new CommandFailure(`no backend or deployment in use is named '${name}': see gateway backend list`);
  if (status !== 200) throw new CommandFailure('the gateway could not restore it: see its log');
  if (json) return context.write(formatJson(body));
  // The management responds with this shape.
  const { restored } = body as Restoration;
  if (restored.length === 0) context.write('no ejection to end\n');
  for (const deployment of restored) context.write(`restored ${deployment}\n`);
}

async function explain(context: CommandContext, options: ExplainOptions): Promise<void> {
  const { model, header: headers, body: requestBody = {}, projectId, stream, json = false } = options;
  const project = projectId === undefined ? {} : { project_id: projectId };
  const body = { model, headers, body: requestBody, stream, ...project };
  const request = { method: 'POST', path: '/route', body, timeoutMs: TIMEOUT_MS } as const;
  // As above.
  const { processes } = (await requestAdmin(context, request)) as { processes?: RouteView[] };
  const [first] = processes ?? [];
  if (processes === undefined || first === undefined)
    throw new CommandFailure('the gateway could not explain the route');
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

function summaryOf(view: RouteView): string {
  const { requested_model: requested, model, strategy, outcome, session, prefix, fallbacks } = view;
  if (model === null) return `no model is named '${requested}'`;
  const alias = requested === model ? '' : ` (requested as ${requested})`;
  const lines = [`model: ${model}${alias}`, `strategy: ${strategy}`, `session: ${sessionText(session)}`];
  if (prefix !== null) lines.push(`prefix: ${prefixText(prefix)}`);
  lines.push(`outcome: ${outcome === null ? '' : OUTCOMES[outcome]}`);
  return [...lines, ...fallbacks.map(fallbackText)].join('\n');
}

function prefixText({ blocks, served, deployment }: PrefixView): string {
  const blocksText = blocks === 1 ? 'block' : 'blocks';
  return deployment === null
    ? `none of ${blocks} ${blocksText} decides`
    : `${served} of ${blocks} ${blocksText} served by ${deployment}`;
}

function fallbackText({ cause, models }: FallbackView): string {
  const names = models.map(({ model, ready }) => (ready ? model : `${model} (no deployment is ready)`));
  return `fallbacks when ${FALLBACK_CAUSES[cause]}: ${names.join(', ')}`;
}

const FALLBACK_CAUSES: Readonly<Record<FallbackView['cause'], string>> = {
  overloaded: 'overloaded',
  failed: 'failed',
  timeout: 'timed out',
  context_length: 'the request is too long',
  content_policy: "refused by the vendor's content policy",
  budget: 'the budget is too low',
};

function sessionText({ source, header: name, field, deployment }: SessionView): string {
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

const OUTCOMES: Readonly<Record<NonNullable<RouteView['outcome']>, string>> = {
  chosen: 'a deployment is chosen by these chances',
  last_resort: 'all deployments are ejected; one is tried anyway',
  full: '503: each deployment has reached its max_in_flight',
  unavailable: '503: all deployments are ejected',
};

const OBSTACLES: Readonly<Record<NonNullable<RoutedDeployment['obstacle']>, string>> = {
  ejected: 'ejected',
  probed: 'a probe is in progress',
  full: 'max_in_flight or max_connections is reached',
  better_priority: 'a better priority is ready',
  session: 'the session is bound elsewhere',
  prefix: 'another has served the beginning of the prompt',
  strategy: 'the strategy prefers another',
};

function routedRow(one: RoutedDeployment): TableRow {
  return {
    ...healthRow(one),
    priority: `${one.priority}`,
    chance: `${Math.round(one.chance * 100)} %`,
    'why not': one.obstacle === null ? '' : OBSTACLES[one.obstacle],
    weight: `${one.weight}`,
    cost: `${one.cost}`,
    load: `${one.load}`,
  };
}

function healthRow(one: DeploymentHealth): TableRow {
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
