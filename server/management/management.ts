import type { Server } from 'node:http';
import express from 'express';
import type { Logger } from 'pino';
import { ByteBound } from '../../bodies/byte-bound.ts';
import { JsonParser } from '../../bodies/json-parser.ts';
import { ContractValidators } from '../../contract/validators.ts';
import { failure } from '../../errors/gateway-error.ts';
import { limits, operations } from '../../generated/admin/operations.ts';
import contract from '../../generated/admin/routing.json' with { type: 'json' };
import { requestValidators } from '../../generated/admin/validators/requests.js';
import { responseValidators } from '../../generated/admin/validators/responses.js';
import type { ManagementServices } from '../../management/handler.ts';
import { handlers } from '../../management/handlers/index.ts';
import type { ReadSignIn } from '../../management/people.ts';
import { ManagementAuthenticator } from '../../management/sessions.ts';
import { sendFailure } from '../../middleware/errors.ts';
import { exchangeOf, type Exchange, openExchange } from '../../middleware/exchange.ts';
import { lazyConsole } from '../console/lazy-console.ts';
import { createDispatch } from '../dispatch/dispatch.ts';
import { addressOf, isAddressInUse, listen } from '../http/listen.ts';
import { createSocketServer, logSocketFailure } from '../http/socket.ts';
import { createPages } from '../pages/pages.ts';
import type { Settings } from '../settings.ts';
import { SettingsError } from '../setting-values.ts';
import { createRunManagement } from './run-operation.ts';
import { refuseOtherSites } from './other-sites.ts';

/** The bodies of all requests together. A body is too small for the disk. */
const BODY_MEMORY_BYTES = 64_000_000;

export interface ManagementOptions extends Pick<
  Settings,
  'manageHost' | 'managePort' | 'isManagePortOptional' | 'adminNames' | 'stalledUploadMs'
> {
  services: ManagementServices;
  log: Logger;
  /** The address of the gateway's API, which the console calls. */
  apiAddress: string;
  /** How people sign in at an identity provider; absent: they do not. */
  readSignIn?: ReadSignIn;
  /** The folder of the written console, instead of that of `npm run bundle`, in tests. */
  consoleAssets?: URL;
}

export interface Management {
  /** `http://host:port`; empty when its port is in use. */
  address: string;
  close(): Promise<void>;
}

/** Opens the port of the management: the operations of `admin.openapi.yaml`, with tokens. */
export async function openManagement(options: ManagementOptions): Promise<Management> {
  const { adminNames: names, stalledUploadMs: stallMs = limits.stalledUploadMs, services, log } = options;
  const parser = new JsonParser();
  const memory = new ByteBound('management_memory', BODY_MEMORY_BYTES);
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  const observer = {
    opened: () => undefined,
    closed: (exchange: Exchange, status: number, durationMs: number) =>
      logRequest(log, exchange, status, durationMs),
  };
  const runnerOf = createRunManagement(handlers, {
    contract: new ContractValidators(operations, requestValidators, responseValidators),
    bodies: {
      bounds: { limitBytes: limits.requestBodyBytes, stallMs },
      memory,
      disk: memory,
      spool: { write: () => Promise.reject(failure('body_too_large')), remove: () => Promise.resolve() },
      parsers: { memory: parser, disk: parser },
      owner: null,
    },
    services,
  });
  app.use(openExchange(log, observer, { lineBytes: limits.headerLineBytes, blockBytes: limits.headerBytes }));
  app.use(refuseOtherSites(names));
  const { apiAddress, consoleAssets: assets, readSignIn = () => Promise.resolve(null) } = options;
  const { store } = services;
  app.use(lazyConsole({ store, apiAddress, assets, readSignIn, log }));
  const authenticator = new ManagementAuthenticator(store, readSignIn);
  app.use(await createDispatch(contract, operations, authenticator, runnerOf));
  app.use((_request, response, next) => {
    exchangeOf(response).identify();
    next();
  });
  app.use(
    createPages({
      title: 'Management API',
      yaml: new URL('../../admin.openapi.yaml', import.meta.url),
      json: new URL('../../generated/admin/openapi.json', import.meta.url),
      samples: {
        address: 'http://127.0.0.1:8792',
        header: { name: 'Authorization', prefix: 'Bearer ' },
        variable: 'GATEWAY_TOKEN',
        client: { package: 'inference-gateway-sdk/admin', className: 'GatewayManagement', option: 'token' },
      },
    }),
  );
  app.use((_request, _response, next) => next(failure('unknown_path')));
  app.use(sendFailure);
  const server = createSocketServer(app, { headerBytes: limits.headerBytes, stallMs }, logSocketFailure(log));
  const isListening = await listenOrWarn(server, options);
  return {
    address: isListening ? addressOf(server, options.manageHost) : '',
    close: async () => {
      if (isListening) await stop(server);
      await parser.close();
    },
  };
}

/** Returns false when the port is in use and need not be had. */
async function listenOrWarn(
  server: Server,
  { manageHost: host, managePort: port, isManagePortOptional, log }: ManagementOptions,
): Promise<boolean> {
  try {
    await listen(server, { host, port, setting: 'GATEWAY_MANAGE_PORT' });
    log.info({ management: addressOf(server, host) }, 'serving the management');
    return true;
  } catch (error) {
    const isInUse = error instanceof SettingsError && isAddressInUse(error.cause);
    if (!isManagePortOptional || !isInUse) throw error;
    log.warn({ port }, 'no management: its port is in use; set GATEWAY_MANAGE_PORT to another one');
    return false;
  }
}

/** Waits for the requests in flight. */
async function stop(server: Server): Promise<void> {
  server.closeIdleConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

function logRequest(
  log: Logger,
  { requestId, operation, failure: error }: Exchange,
  status: number,
  durationMs: number,
): void {
  const level = error?.row.logLevel ?? 'info';
  log[level](
    {
      request_id: requestId,
      operation: operation?.operationId,
      status,
      duration_ms: Math.round(durationMs),
      error: error?.code,
    },
    'management request',
  );
}
