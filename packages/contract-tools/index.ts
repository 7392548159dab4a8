/** The commands of `gateway contract`. `checks/sample-check.ts` can be loaded alone. */
export type { CommandHost } from './checks/commands/command-host.ts';
export { addContractCommands } from './checks/commands/contract-commands.ts';
