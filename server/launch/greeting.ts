import type { Logger } from 'pino';
import type { Catalogue } from '../../catalogue/model.ts';
import { FIRST_NAMES } from '../../projects/bootstrap.ts';
import { listOrganisations } from '../../projects/organisations.ts';
import { listProjects } from '../../projects/projects.ts';
import type { Store } from '../../storage/open-database.ts';

/** The next step for the operator: use the first key, create a key, or create a project. */
export type NextStep = { plainKey: string } | { project: string } | { organisation: string };

/**
 * Returns the next step after a start that created no key: a key for the oldest project, whose name is written
 * so that it is unambiguous.
 */
export async function nextStepWithoutKey(database: Store['database']): Promise<NextStep> {
  const [project] = await listProjects(database);
  if (project !== undefined) {
    const { id, name, organisation_name: organisation } = project;
    return { project: isPlain(name) && isPlain(organisation) ? `${organisation}/${name}` : id };
  }
  const [organisation] = await listOrganisations(database);
  if (organisation === undefined) return { organisation: FIRST_NAMES.organisation };
  return { organisation: isPlain(organisation.name) ? organisation.name : organisation.id };
}

/** Whether a name needs no quoting in a shell. Names may contain any printable character. */
function isPlain(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}._@-]*$/u.test(name);
}

/** A gateway that serves, for the operator who started it. */
export interface Started {
  address: string;
  adminAddress: string;
  catalogue: Catalogue;
  next: NextStep;
}

/** Greets the operator: with a text on a terminal, elsewhere with a line of the log, whatever the level of the log. */
export function greet(
  started: Started,
  log: Logger,
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
): void {
  if (terminal.isTTY) terminal.write(textOf(started));
  else log.child({}, { level: 'info' }).info(fieldsOf(started), nextStepOf(started));
}

/** The addresses and, on the first start, the key and a command to paste. */
function textOf(started: Started): string {
  const { address, adminAddress, catalogue, next } = started;
  const lines = [
    '',
    `  Inference gateway   ${address}`,
    `  API reference       ${address}/docs`,
    `  Health and metrics  ${adminAddress}/healthz  ${adminAddress}/metrics`,
    `  Models              ${[...catalogue.models.keys()].join(', ')}`,
  ];
  if ('plainKey' in next)
    lines.push(
      `  Key (shown once)    ${next.plainKey}`,
      '',
      '  Try it:',
      '',
      firstRequest(started, next.plainKey),
    );
  else lines.push('', `  ${commandFor(next)}`, '');
  return [...lines, '', ''].join('\n');
}

function fieldsOf({ address, adminAddress, catalogue, next }: Started): Record<string, unknown> {
  const key = 'plainKey' in next ? { key: next.plainKey } : {};
  return {
    address,
    admin: adminAddress,
    reference: `${address}/docs`,
    models: [...catalogue.models.keys()],
    ...key,
  };
}

function nextStepOf(started: Started): string {
  const { next } = started;
  return 'plainKey' in next ? `Try it: ${firstRequest(started, next.plainKey)}` : commandFor(next);
}

/** Returns a chat request with a model that the first project may use; without one, a request for the list of its models. */
function firstRequest({ address, catalogue }: Started, plainKey: string): string {
  const { models, defaults, projectDefaults } = catalogue;
  // Which models a pattern has is known to its server only.
  const offered = [...models.values()].filter(
    ({ id, capabilities }) =>
      !id.endsWith('*') &&
      capabilities.has('chat') &&
      (projectDefaults.models === 'all' || projectDefaults.models.includes(id)),
  );
  const model = offered.find(({ id }) => id === defaults.chat) ?? offered[0];
  const key = `-H 'Authorization: Bearer ${plainKey}'`;
  if (model === undefined) return `curl ${address}/v1/models ${key}`;
  const messages = [{ role: 'user', content: 'Hello! What can you do?' }];
  const body = JSON.stringify({ model: model.id, messages });
  return `curl ${address}/v1/chat/completions ${key} -H 'Content-Type: application/json' -d '${body}'`;
}

function commandFor(next: Exclude<NextStep, { plainKey: string }>): string {
  return 'project' in next
    ? `Create a key: npm run gateway -- key create --project ${next.project} --name my-key`
    : `Create a project: npm run gateway -- project create my-project --org ${next.organisation}`;
}
