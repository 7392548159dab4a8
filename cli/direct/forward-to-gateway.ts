import type { OperationId } from '../../generated/admin/contract.ts';
import { createToken, deleteToken, type TokenHolder } from '../../management/tokens.ts';
import { CommandFailure } from '../command-failure.ts';
import type { CommandContext } from '../context.ts';

/** Longer than any request of a command. */
const TOKEN_MS = 120_000;

/** Sends a request to the running gateway of this machine, if its operation is about it. Null for all others. */
export async function forwardToGateway(
  context: CommandContext,
  operationId: OperationId,
  request: Request,
  user: TokenHolder,
): Promise<Response | null> {
  switch (operationId) {
    case 'getOverview':
    case 'listDeployments':
    case 'explainRoute':
    case 'reloadConfiguration':
    case 'restoreDeployment':
      return sendToManagement(context, request, user);
    default:
      return null;
  }
}

/**
 * Sends a request to the management of the running gateway, with a token that exists only for this request: who can
 * write the database needs no other.
 */
function sendToManagement(context: CommandContext, request: Request, user: TokenHolder): Promise<Response> {
  const address = managementAddress(context);
  return context.withStore(async ({ database }) => {
    const expiresAt = new Date(Date.now() + TOKEN_MS);
    const wanted = { name: user.actor, role: user.role, organisation: null, expiresAt };
    const { plainToken, record } = await createToken(database, wanted);
    try {
      const { pathname, search } = new URL(request.url);
      const response = await fetch(`${address}${pathname}${search}`, {
        method: request.method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${plainToken}` },
        signal: request.signal,
        ...(request.body === null ? {} : { body: await request.text() }),
      });
      const text = await response.text();
      if (response.status === 401) throw new Error('another gateway');
      return new Response(text, response);
    } catch {
      throw new CommandFailure(
        `no gateway with this database responds at ${address}: set GATEWAY_MANAGE_HOST, GATEWAY_MANAGE_PORT and the ` +
          'database to the values of the gateway',
      );
    } finally {
      await deleteToken(database, record.id);
    }
  });
}

/** A gateway that listens on all addresses is reached at the loopback address. */
function managementAddress(context: CommandContext): string {
  const { manageHost, managePort } = context.settings();
  const host = manageHost === '0.0.0.0' || manageHost === '::' ? '127.0.0.1' : manageHost;
  return `http://${host.includes(':') ? `[${host}]` : host}:${managePort}`;
}
