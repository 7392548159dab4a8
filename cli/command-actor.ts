import type { Actor } from '../management/audit.ts';
import type { GatewayControl } from '../management/gateway-control.ts';
import type { CommandContext } from './context.ts';

/** Who makes the changes of commands, in the audit log. */
export const COMMAND_LINE: Actor = {
  actor: 'command-line',
  name: 'command line',
  address: null,
  requestId: null,
};

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
  };
}
