import { userInfo } from 'node:os';
import { sendTest } from '../alerts/send.ts';
import type { Actor } from '../management/audit.ts';
import type { GatewayControl } from '../management/gateway-control.ts';
import type { TokenHolder } from '../management/tokens.ts';
import type { CommandContext } from './context.ts';

/** Who makes the changes of commands, in the audit log: the user of the operating system. */
function commandActor(): Actor {
  const name = userName();
  return { actor: `cli:${name}`, name, address: null, requestId: null };
}

/** The user of a command as the holder of a token. A user of the database needs none. */
export function commandUser(): TokenHolder {
  const { actor, name } = commandActor();
  return { tokenId: '', actor, name, role: 'admin', organisationId: null };
}

/** What operations of the management can use in a command, which is no running gateway. */
export function controlOfCommand(context: CommandContext): GatewayControl {
  const unavailable = () => Promise.reject(new Error('a command is no running gateway'));
  return {
    configurationPath: context.settings().configurationPath,
    catalogue: () => context.catalogue(),
    load: () => context.loaded(),
    reload: unavailable,
    processes: unavailable,
    deployments: unavailable,
    restore: unavailable,
    tryGuardrails: unavailable,
    route: unavailable,
    testAlert: async () => sendTest((await context.catalogue()).alerts),
  };
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user without a name.
    return String(process.getuid?.() ?? 'unknown');
  }
}
