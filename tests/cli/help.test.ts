import { describe, expect, test } from '@jest/globals';
import type { Command } from 'commander';
import { ManagementContext } from '../../cli/management-context.ts';
import type { CommandInput } from '../../cli/output/command-output.ts';
import { createProgram } from '../../cli/run.ts';

let help = '';
const input: CommandInput = {
  environment: {},
  writeOut: (text) => (help += text),
  writeError: () => undefined,
};
const program = await createProgram(input, new ManagementContext(input));

function leavesOf(command: Command): Command[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(leavesOf);
}

function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;
}

function helpOf(command: Command): string {
  help = '';
  command.outputHelp();
  return help;
}

const leaves = leavesOf(program).map((command) => [pathOf(command), command] as const);

describe('the help of', () => {
  test.each(leaves)('%s has examples of this command and of its options', (path, command) => {
    const [, examples = ''] = helpOf(command).split(/^Examples?:\n/m);
    const lines = examples.trim().split('\n');
    for (const line of lines) {
      expect(`${line.trim()} `).toContain(`${path} `);
      const used = line.match(/--[a-z-]+/g) ?? [];
      const known = command.options.map(({ long }) => long);
      expect(used.filter((name) => !known.includes(name))).toEqual([]);
      const values = command.registeredArguments.filter(({ required }) => required);
      const words = line.trim().slice(path.length).trim().split(/\s+/).filter(Boolean);
      expect(words.length).toBeGreaterThanOrEqual(values.length);
    }
  });
});

test('nouns use the same verbs', () => {
  const shared = ['create', 'list', 'show', 'update', 'delete'];
  const others = new Set([
    'rotate',
    'revoke',
    'enable',
    'disable',
    'check',
    'mock',
    'record',
    'explain',
    'restore',
    'test',
    'import',
    'reconcile',
    'verify',
  ]);
  for (const [path] of leaves) {
    const words = path.split(' ').slice(1);
    const verb = words.at(-1) ?? '';
    if (words.length > 1) expect(shared.includes(verb) || others.has(verb) ? '' : path).toBe('');
  }
});
