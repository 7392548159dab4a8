import type { Command } from 'commander';
import { CommandFailure } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import { addChangeOptions, reasonOf, type ChangeOptions } from './changing.ts';
import { addExamples } from './examples.ts';

const HEADINGS = ['target', 'kind', 'accepted', 'detail'];

/** `gateway alert test` */
export function addAlertCommand(program: Command, context: ManagementContext): void {
  const noun = program.command('alert').description('warnings about budgets');
  const command = addChangeOptions(noun.command('test'))
    .description('send a test to every target of alerts in gateway.yaml, and show what each responded')
    .action((options: ChangeOptions) => test(context, options));
  addExamples(command, '');
}

async function test(context: ManagementContext, options: ChangeOptions): Promise<void> {
  const management = await context.management();
  const { targets } = await management.testAlert(reasonOf(options));
  if (targets.length === 0) throw new CommandFailure("gateway.yaml has no 'alerts'");
  context.list(targets, options.json ?? false, HEADINGS, ({ accepted, detail, ...row }) => ({
    ...row,
    accepted: accepted ? 'yes' : 'no',
    detail: detail ?? '',
  }));
  const refused = targets.filter(({ accepted }) => !accepted).length;
  if (refused > 0)
    throw new CommandFailure(`${refused} of ${targets.length} target(s) did not accept the test`);
}
