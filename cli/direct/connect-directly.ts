import type { OperationId } from '../../generated/admin/contract.ts';
import type { GatewayControl } from '../../management/gateway-control.ts';
import type { ManagementServices } from '../../management/handler.ts';
import { GatewayManagement } from '../../packages/sdk/admin.ts';
import { operationOf, respondInProcess } from '../../server/management/in-process.ts';
import type { Store } from '../../storage/open-database.ts';
import { commandUser, controlOfCommand } from '../command-actor.ts';
import { CommandContext } from '../context.ts';
import type { CommandInput } from '../output/command-output.ts';
import { forwardToGateway } from './forward-to-gateway.ts';

interface DirectConnection {
  management: GatewayManagement;
  close(): Promise<void>;
}

/** Runs operations in this process, on the database and the configuration of this machine. */
export function connectDirectly(input: CommandInput): DirectConnection {
  const context = new CommandContext(input);
  const token = commandUser();
  let opening: Promise<Store> | null = null;
  const store = (): Promise<Store> => (opening ??= context.openStore());
  const respond = async (request: Request): Promise<Response> => {
    const { operationId } = operationOf(request).operation;
    const forwarded = await forwardToGateway(context, operationId, request, token);
    if (forwarded !== null) return forwarded;
    const gateway = controlOfCommand(context);
    const opened = ONLY_CONFIGURATION.has(operationId) ? null : await store();
    return respondInProcess(request, { services: servicesOf(gateway, opened), token });
  };
  const management = new GatewayManagement({
    baseUrl: 'http://in-process',
    maxRetries: 0,
    fetch: (address, options) => respond(new Request(address, options)),
  });
  return {
    management,
    close: async () => {
      // A database that could not be opened has nothing to close.
      const database = await opening?.catch(() => null);
      await database?.close();
    },
  };
}

/** Operations that read only the configuration: a machine may have it without the database. */
const ONLY_CONFIGURATION: ReadonlySet<OperationId> = new Set(['getConfiguration', 'checkConfiguration']);

function servicesOf(gateway: GatewayControl, opened: Store | null): ManagementServices {
  return {
    gateway,
    get store() {
      if (opened === null) throw new Error('an operation on the configuration needs no database');
      return opened;
    },
  };
}
