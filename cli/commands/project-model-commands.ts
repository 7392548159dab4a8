import type { Command } from 'commander';
import { listProjectModels, requireProject, setProjectModel, type Project } from '../../projects/projects.ts';
import type { CommandContext } from '../context.ts';
import { addExamples } from './examples.ts';
import { warnOfUnknownModels } from './model-arguments.ts';

interface JsonOption {
  json?: boolean;
}

interface ModelState {
  model_id: string;
  enabled: boolean;
}

const HEADINGS = ['model', 'state'];

/** `gateway project models list|enable|disable` */
export function addProjectModelCommands(projectNoun: Command, context: CommandContext): void {
  const noun = projectNoun.command('models').description('which models a project may use');
  const list = noun
    .command('list')
    .description('show the models of gateway.yaml and those set for the project')
    .argument('<project>', 'name, organisation/name or id')
    .option('--json', 'print JSON')
    .action(async (project: string, { json = false }: JsonOption) => {
      write(context, await statesOf(context, project), json);
    });
  addExamples(list, 'acme/research');
  for (const [verb, enabled] of [
    ['enable', true],
    ['disable', false],
  ] as const) {
    const command = noun
      .command(verb)
      .description(`${verb} models for a project; running gateways apply it within 5 s`)
      .argument('<project>', 'name, organisation/name or id')
      .argument('<models...>', 'model ids')
      .option('--json', 'print JSON')
      .action(async (project: string, modelIds: string[], { json = false }: JsonOption) => {
        await change(context, project, modelIds, enabled);
        write(context, await statesOf(context, project), json);
      });
    addExamples(command, 'acme/research acme/chat acme/embed');
  }
}

async function change(
  context: CommandContext,
  reference: string,
  modelIds: string[],
  enabled: boolean,
): Promise<void> {
  await warnOfUnknownModels(context, modelIds);
  await context.withStore(async (store) => {
    const project = await requireProject(store.database, reference);
    for (const modelId of modelIds) await setProjectModel(store, { projectId: project.id, modelId, enabled });
  });
}

async function statesOf(context: CommandContext, reference: string): Promise<ModelState[]> {
  const { models } = await context.catalogue();
  return context.withStore(async ({ database }) => {
    const project = await requireProject(database, reference);
    const set = new Map(
      (await listProjectModels(database, project.id)).map((row) => [row.modelId, row.enabled]),
    );
    const modelIds = [...new Set([...models.keys(), ...set.keys()])].sort();
    return modelIds.map((modelId) => ({
      model_id: modelId,
      enabled: set.get(modelId) ?? isEnabledByDefault(project),
    }));
  });
}

/** Whether a project may use a model that was neither enabled nor disabled. */
function isEnabledByDefault(project: Project): boolean {
  return project.model_access === 'all';
}

function write(context: CommandContext, states: ModelState[], json: boolean): void {
  context.list(states, json, HEADINGS, ({ model_id: model, enabled }) => ({
    model,
    state: enabled ? 'enabled' : 'disabled',
  }));
}
