import type { Command } from 'commander';
import type { ManagementContext } from './management-context.ts';

type AddCommands = (program: Command, context: ManagementContext) => void;

interface Loader {
  /** The first words of the commands. */
  words: readonly string[];
  load: () => Promise<AddCommands>;
}

/** The commands that are operations of the management, in the order of the help. */
const loaders: readonly Loader[] = [
  {
    words: ['org'],
    load: async () => (await import('./commands/organisation-commands.ts')).addOrganisationCommands,
  },
  { words: ['project'], load: async () => (await import('./commands/project-noun.ts')).addProjectNoun },
  { words: ['key'], load: async () => (await import('./commands/key-commands.ts')).addKeyCommands },
  { words: ['budget'], load: async () => (await import('./commands/budget-commands.ts')).addBudgetCommands },
  {
    words: ['apply', 'export'],
    load: async () => (await import('./commands/apply-commands.ts')).addApplyCommands,
  },
  { words: ['usage'], load: async () => (await import('./commands/usage-command.ts')).addUsageCommand },
  { words: ['alert'], load: async () => (await import('./commands/alert-command.ts')).addAlertCommand },
  { words: ['call'], load: async () => (await import('./commands/call-commands.ts')).addCallCommands },
  { words: ['watch'], load: async () => (await import('./commands/watch-command.ts')).addWatchCommand },
  { words: ['token'], load: async () => (await import('./commands/token-commands.ts')).addTokenCommands },
  { words: ['audit'], load: async () => (await import('./commands/audit-commands.ts')).addAuditCommands },
  {
    words: ['config'],
    load: async () => (await import('./commands/configuration-commands.ts')).addConfigurationCommands,
  },
  { words: ['reload'], load: async () => (await import('./commands/reload-command.ts')).addReloadCommand },
  {
    words: ['backend', 'route'],
    load: async () => (await import('./commands/routing-commands.ts')).addRoutingCommands,
  },
];

/** Adds the commands with this first word, without loading the others. Returns whether there are any; if not, all have been added. */
export async function addManagementCommands(
  program: Command,
  context: ManagementContext,
  firstWord = '',
): Promise<boolean> {
  const own = loaders.filter(({ words }) => words.includes(firstWord));
  for (const { load } of own.length > 0 ? own : loaders) (await load())(program, context);
  return own.length > 0;
}
