import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import { CommandFailure, endingOf } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import { viewOf, type Line } from '../watch/view.ts';
import { plainText, screenText } from '../watch/screen.ts';
import { plain } from '../output/output.ts';
import { wrap } from '../watch/fit.ts';
import { problemsOf } from '../watch/problems.ts';
import { todayLoader, type Today } from '../watch/today.ts';
import { parseCount } from './argument-values.ts';
import { addExamples } from './examples.ts';

interface WatchOptions {
  once?: boolean;
  every: number;
}

/** `gateway watch` */
export function addWatchCommand(program: Command, context: ManagementContext): void {
  const command = program
    .command('watch')
    .description('show whether anything is wrong now, until interrupted: the page Today of the console')
    .option('--once', 'show it once, and fail when something severe needs attention')
    .option('--every <seconds>', 'how often it is loaded', parseCount, 5)
    .action((options: WatchOptions) => watch(context, options));
  addExamples(command, '', '--once');
}

async function watch(context: ManagementContext, { once = false, every }: WatchOptions): Promise<void> {
  const management = await context.management();
  const loadAt = todayLoader(management);
  const load = () => loadAt(new Date());
  if (once) return showOnce(context, await load());
  // The first one shows whether the address and the token are right.
  let today = await load();
  let failure = '';
  for (;;) {
    const columns = context.screen()?.columns ?? null;
    show(context, [...away(failure, columns), ...viewOf(today, columns)]);
    await wait(every * 1_000);
    try {
      today = await load();
      failure = '';
    } catch (error) {
      failure = endingOf(error).message;
    }
  }
}

/** Above the last view, while the gateway does not respond. */
function away(failure: string, columns: number | null): Line[] {
  if (failure === '') return [];
  return wrap(`Not up to date: ${plain(failure)}`, columns).map((text) => ({ text, tone: 'severe' }));
}

function show(context: ManagementContext, lines: readonly Line[]): void {
  const size = context.screen();
  context.write(size === null ? `${plainText(lines)}\n` : screenText(lines, size, context.hasColours()));
}

function showOnce(context: ManagementContext, today: Today): void {
  context.write(plainText(viewOf(today, context.screen()?.columns ?? null)));
  const severe = problemsOf(today).filter(({ isSevere }) => isSevere).length;
  if (severe > 0) throw new CommandFailure(`${severe} severe problem(s)`);
}
