import type { Command } from 'commander';
import type { ManagementContext } from '../management-context.ts';
import { addProjectCommands } from './project-commands.ts';
import { addProjectModelCommands } from './project-model-commands.ts';
import { addProjectQuotaCommands } from './project-quota-commands.ts';

/** `gateway project`, with `gateway project models` and `gateway project quota`. */
export function addProjectNoun(program: Command, context: ManagementContext): void {
  const noun = addProjectCommands(program, context);
  addProjectModelCommands(noun, context);
  addProjectQuotaCommands(noun, context);
}
