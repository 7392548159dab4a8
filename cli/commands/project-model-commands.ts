import type { Command } from 'commander';
import type { ManagementContext } from '../management-context.ts';
import { addChangeOptions, reasonOf, type ChangeOptions, type JsonOption } from './changing.ts';
import { addExamples } from './examples.ts';
import { warnOfUnknownModels } from './model-arguments.ts';
import { PROJECT_ARGUMENT } from './project-commands.ts';

const HEADINGS = ['model', 'state'];

/** `gateway project models list|enable|disable` */
export function addProjectModelCommands(projectNoun: Command, context: ManagementContext): void {
  const noun = projectNoun.command('models').description('which models a project may use');
  const list = noun
    .command('list')
    .description('show the models of gateway.yaml and those set for the project')
    .argument(...PROJECT_ARGUMENT)
    .option('--json', 'print JSON')
    .action((project: string, options: JsonOption) => show(context, project, options));
  addExamples(list, 'acme/research');
  for (const [verb, enabled] of [
    ['enable', true],
    ['disable', false],
  ] as const) {
    const command = addChangeOptions(noun.command(verb))
      .description(`${verb} models for a project; running gateways apply it within 5 s`)
      .argument(...PROJECT_ARGUMENT)
      .argument('<models...>', 'model ids')
      .action(async (project: string, models: string[], options: ChangeOptions) => {
        await warnOfUnknownModels(context, models);
        const management = await context.management();
        for (const model of models)
          await management.updateProjectModel({ project, model, ...reasonOf(options) }, { enabled });
        await show(context, project, options);
      });
    addExamples(command, 'acme/research acme/chat acme/embed');
  }
}

async function show(
  context: ManagementContext,
  project: string,
  { json = false }: JsonOption,
): Promise<void> {
  const { data } = await (await context.management()).listProjectModels({ project });
  context.list(data, json, HEADINGS, ({ model, enabled }) => ({
    model,
    state: enabled ? 'enabled' : 'disabled',
  }));
}
