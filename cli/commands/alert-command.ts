import type { Command } from 'commander';
import { sendTest, type TestedTarget } from '../../alerts/send.ts';
import { CommandFailure } from '../command-failure.ts';
import type { CommandContext } from '../context.ts';
import { addExamples } from './examples.ts';

const HEADINGS = ['target', 'kind', 'accepted', 'detail'];

/** `gateway alert test` */
export function addAlertCommand(program: Command, context: CommandContext): void {
  const noun = program.command('alert').description('warnings about budgets');
  const command = noun
    .command('test')
    .description('send a test to every target of alerts in gateway.yaml, and show what each responded')
    .option('--json', 'print JSON')
    .action(({ json = false }: { json?: boolean }) => test(context, json));
  addExamples(command, '');
}

async function test(context: CommandContext, json: boolean): Promise<void> {
  const { alerts } = await context.catalogue();
  if (alerts === undefined) throw new CommandFailure("gateway.yaml has no 'alerts'");
  const tested = await sendTest(alerts);
  context.list(tested.map(rowOf), json, HEADINGS, (row) => ({
    ...row,
    accepted: row.accepted ? 'yes' : 'no',
  }));
  const refused = tested.filter(({ isAccepted }) => !isAccepted).length;
  if (refused > 0)
    throw new CommandFailure(`${refused} of ${tested.length} target(s) did not accept the test`);
}

function rowOf({ name: target, kind, isAccepted: accepted, detail }: TestedTarget) {
  return { target, kind, accepted, detail };
}
