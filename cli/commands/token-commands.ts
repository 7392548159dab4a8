import { Option, type Command } from 'commander';
import { roles, type Role } from '../../contract/operation.ts';
import type { Token } from '../../packages/sdk/admin.ts';
import { CommandFailure } from '../command-failure.ts';
import type { ManagementContext } from '../management-context.ts';
import { formatJson, type TableRow } from '../output/output.ts';
import { parseDate } from './argument-values.ts';
import { addChangeOptions, reasonOf, type ChangeOptions, type JsonOption } from './changing.ts';
import { addExamples } from './examples.ts';

interface CreateOptions extends ChangeOptions {
  name: string;
  role: Role;
  org?: string;
  expires?: Date;
}

const HEADINGS = ['name', 'role', 'organisation', 'characters', 'expires', 'revoked', 'id'];
const DEFAULT_LIFETIME_MS = 90 * 86_400_000;

/** `gateway token create|list|revoke` */
export function addTokenCommands(program: Command, context: ManagementContext): void {
  const noun = program.command('token').description('tokens of the management, which has its own port');
  const create = addChangeOptions(noun.command('create'))
    .description('create a token and print it; it cannot be shown again')
    .requiredOption('--name <name>', 'a name for the token')
    .addOption(new Option('--role <role>', 'what it may do').choices(roles).makeOptionMandatory())
    .option('--org <name>', 'limit it to one organisation, by name or id')
    .option('--expires <date>', 'ISO 8601, at most a year from now (default: in 90 days)', parseDate)
    .action((options: CreateOptions) => createOne(context, options));
  addExamples(create, '--name provisioning --role operator', '--name finance --role finance --org acme');
  const list = noun
    .command('list')
    .description('show tokens by their first and last characters')
    .option('--json', 'print JSON')
    .action(async ({ json = false }: JsonOption) => {
      const management = await context.management();
      const tokens = await Array.fromAsync(management.listTokens({ limit: 1_000 }));
      context.list(tokens, json, HEADINGS, rowOf);
    });
  addExamples(list, '');
  const revoke = addChangeOptions(noun.command('revoke'))
    .description('revoke a token permanently, at once')
    .argument('<id>', "the id from 'token list'")
    .action(async (id: string, { json = false, ...options }: ChangeOptions) => {
      const management = await context.management();
      const token = await management.revokeToken({ token_id: id, ...reasonOf(options) });
      context.list([token], json, HEADINGS, rowOf);
    });
  addExamples(revoke, '0199a1c2-7d3e-7000-8000-0123456789ab');
}

async function createOne(context: ManagementContext, options: CreateOptions): Promise<void> {
  const { name, role, org = '', expires = new Date(Date.now() + DEFAULT_LIFETIME_MS) } = options;
  const management = await context.management();
  const organisation = org === '' ? {} : { organisation: org };
  const wanted = { name, role, expires_at: expires.toISOString(), ...organisation };
  const { token, record } = await management.createToken(reasonOf(options), wanted);
  if (options.json === true) return context.write(formatJson({ token, ...record }));
  if (token === null)
    throw new CommandFailure(
      `the token ${record.id} was created, but the response with it was lost: revoke it`,
    );
  context.note(`this token is shown only now; it expires at ${record.expires_at}:`);
  context.write(`${token}\n`);
}

function rowOf(token: Token): TableRow {
  return {
    name: token.name,
    role: token.role,
    organisation: token.organisation ?? 'all',
    characters: token.characters,
    expires: token.expires_at,
    revoked: token.revoked_at ?? '',
    id: token.id,
  };
}
