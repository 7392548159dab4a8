import { Option, type Command } from 'commander';
import { roles, type Role } from '../../contract/operation.ts';
import { CHANGES_LOCK, recordChange, type Change } from '../../management/audit.ts';
import {
  createToken,
  listTokens,
  readToken,
  revokeToken,
  type TokenRecord,
} from '../../management/tokens.ts';
import { tokenView } from '../../management/views/token-view.ts';
import type { Store } from '../../storage/open-database.ts';
import { COMMAND_LINE } from '../command-actor.ts';
import type { CommandContext } from '../context.ts';
import { formatJson, type TableRow } from '../output/output.ts';
import { parseDate } from './argument-values.ts';
import { addExamples } from './examples.ts';

interface JsonOption {
  json?: boolean;
}

interface CreateOptions extends JsonOption {
  name: string;
  role: Role;
  org?: string;
  expires?: Date;
}

const HEADINGS = ['name', 'role', 'organisation', 'characters', 'expires', 'revoked', 'id'];
const DEFAULT_LIFETIME_MS = 90 * 86_400_000;

/** `gateway token create|list|revoke` */
export function addTokenCommands(program: Command, context: CommandContext): void {
  const noun = program.command('token').description('tokens of the management, which has its own port');
  const create = noun
    .command('create')
    .description('create a token and print it; it cannot be shown again')
    .requiredOption('--name <name>', 'a name for the token')
    .addOption(new Option('--role <role>', 'what it may do').choices(roles).makeOptionMandatory())
    .option('--org <name>', 'limit it to one organisation, by name or id')
    .option('--expires <date>', 'ISO 8601, at most a year from now (default: in 90 days)', parseDate)
    .option('--json', 'print JSON')
    .action((options: CreateOptions) => createOne(context, options));
  addExamples(create, '--name provisioning --role operator', '--name finance --role finance --org acme');
  const list = noun
    .command('list')
    .description('show tokens by their first and last characters')
    .option('--json', 'print JSON')
    .action(({ json = false }: JsonOption) =>
      context.withStore(async ({ database }) =>
        context.list((await listTokens(database)).map(tokenView), json, HEADINGS, rowOf),
      ),
    );
  addExamples(list, '');
  const revoke = noun
    .command('revoke')
    .description('revoke a token permanently, at once')
    .argument('<id>', "the id from 'token list'")
    .option('--json', 'print JSON')
    .action(async (id: string, { json = false }: JsonOption) =>
      context.list([tokenView(await revokeOne(context, id))], json, HEADINGS, rowOf),
    );
  addExamples(revoke, '0199a1c2-7d3e-7000-8000-0123456789ab');
}

async function createOne(
  context: CommandContext,
  { name, role, org = '', expires, json = false }: CreateOptions,
): Promise<void> {
  const expiresAt = expires ?? new Date(Date.now() + DEFAULT_LIFETIME_MS);
  const organisation = org === '' ? null : org;
  const { plainToken, record } = await context.withStore((store) =>
    changed(store, 'createToken', async (database) => {
      const created = await createToken(database, { name, role, organisation, expiresAt });
      return { ...created, change: changeOf(created.record, null) };
    }),
  );
  if (json) context.write(formatJson({ token: plainToken, ...tokenView(record) }));
  else {
    context.note(`this token is shown only now; it expires at ${record.expires_at}:`);
    context.write(`${plainToken}\n`);
  }
}

async function revokeOne(context: CommandContext, id: string): Promise<TokenRecord> {
  const { record } = await context.withStore((store) =>
    changed(store, 'revokeToken', async (database) => {
      const before = await readToken(database, id);
      const record = await revokeToken(database, id);
      return { record, change: changeOf(record, before) };
    }),
  );
  return record;
}

function changeOf(after: TokenRecord, before: TokenRecord | null): Change {
  return {
    target: `token:${after.id}`,
    organisationId: after.organisation_id,
    before: before === null ? null : tokenView(before),
    after: tokenView(after),
  };
}

/** Makes a change in one transaction with its entry in the audit log. */
function changed<Result extends { change: Change }>(
  store: Store,
  action: string,
  work: (database: Store['database']) => Promise<Result>,
): Promise<Result> {
  return store.withLock(CHANGES_LOCK, async (transaction) => {
    const result = await work(transaction);
    await recordChange(transaction, COMMAND_LINE, { ...result.change, action, reason: null });
    return result;
  });
}

function rowOf(token: ReturnType<typeof tokenView>): TableRow {
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
