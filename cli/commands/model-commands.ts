import type { Command } from 'commander';
import type { Model } from '../../catalogue/model.ts';
import { CommandFailure } from '../command-failure.ts';
import type { CommandContext } from '../context.ts';
import { addExamples } from './examples.ts';
import type { TableRow } from '../output/output.ts';

const HEADINGS = [
  'model',
  'capabilities',
  'visibility',
  'input eur/1m',
  'output eur/1m',
  'context',
  'backends',
];

/** `gateway model list|show` */
export function addModelCommands(program: Command, context: CommandContext): void {
  const noun = program.command('model').description('the models in gateway.yaml');
  const list = noun
    .command('list')
    .description('show the configured models, without those that discovery finds')
    .option('--json', 'print JSON')
    .action(async ({ json = false }: { json?: boolean }) => {
      const models = [...(await context.catalogue()).models.values()];
      if (json) context.list(models.map(valueOf), true, [], () => ({}));
      else context.list(models, false, HEADINGS, rowOf);
    });
  addExamples(list, '', '--json');
  const show = noun
    .command('show')
    .description('show one configured model')
    .argument('<model>', 'the id of the model')
    .option('--json', 'print JSON')
    .action(async (id: string, { json = false }: { json?: boolean }) => {
      const model = (await context.catalogue()).models.get(id);
      if (model === undefined) throw new CommandFailure(`the configuration has no model '${id}'`);
      if (json) context.list([valueOf(model)], true, [], () => ({}));
      else context.list([model], false, HEADINGS, rowOf);
    });
  addExamples(show, 'acme/chat');
}

function valueOf(model: Model): object {
  return {
    id: model.id,
    capabilities: [...model.capabilities],
    visibility: model.visibility,
    free: model.prices === 'free',
    model_info: model.info,
    backends: model.deployments.map((deployment) => ({
      name: deployment.backend.name,
      model: deployment.model,
    })),
  };
}

function rowOf(model: Model): TableRow {
  return {
    model: model.id,
    capabilities: [...model.capabilities].join(','),
    visibility: model.visibility,
    'input eur/1m': priceOf(model, model.info.input_cost_per_1m_tokens),
    'output eur/1m': priceOf(model, model.info.output_cost_per_1m_tokens),
    context: model.info.max_input_tokens?.toString() ?? '',
    backends: model.deployments.map((deployment) => deployment.backend.name).join(','),
  };
}

function priceOf(model: Model, price: number | undefined): string {
  return model.prices === 'free' ? 'free' : (price?.toString() ?? '');
}
