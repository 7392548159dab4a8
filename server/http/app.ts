import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Catalogue } from '../../catalogue/model.ts';
import { ByteBound } from '../../bodies/byte-bound.ts';
import { JsonParser } from '../../bodies/json-parser.ts';
import type { SharedBodyResources } from '../../bodies/read-json-body.ts';
import { Spool } from '../../bodies/spool.ts';
import type { ContractLimits } from '../../contract/operation.ts';
import type { ContractValidators } from '../../contract/validators.ts';
import { failure } from '../../errors/gateway-error.ts';
import { operations, responseHeaders } from '../../generated/operations.ts';
import contract from '../../generated/routing.json' with { type: 'json' };
import { handlers } from '../../handlers/index.ts';
import type { KeyAuthenticator } from '../../middleware/authentication.ts';
import { allowBrowsers, type CorsSettings } from '../../middleware/cors.ts';
import { sendFailure } from '../../middleware/errors.ts';
import { exchangeOf, openExchange, type ExchangeObserver } from '../../middleware/exchange.ts';
import type { HeadLimits } from '../../middleware/request-head.ts';
import type { Configurations } from '../configuration/configurations.ts';
import type { ContractSampler } from '../operation/contract-sampler.ts';
import { createDispatch } from '../dispatch/dispatch.ts';
import { createPages, type ShownContract } from '../pages/pages.ts';
import { nameServedModels } from '../pages/reference/served-models.ts';
import type { DiskReserve } from '../../storage/disk-reserve.ts';
import type { ReplySettings } from '../operation/reply.ts';
import { createRunOperation } from '../operation/run-operation.ts';
import { Router } from '../dispatch/router.ts';

export interface AppOptions {
  contract: ContractValidators;
  configurations: Pick<Configurations, 'current'>;
  keys: KeyAuthenticator;
  bodies: SharedBodyResources;
  reply: ReplySettings;
  sampler: Pick<ContractSampler, 'sample'>;
  log: Logger;
  observer: ExchangeObserver;
  head: HeadLimits;
}

/** Creates the Express application. Its steps run in the order of docs/request-lifecycle.md. */
export async function createApp(options: AppOptions): Promise<Express> {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  const runnerOf = createRunOperation(handlers, options.contract, options.configurations, options);
  app.use(openExchange(options.log, options.observer, options.head));
  app.use(allowBrowsers(corsSettings(() => options.configurations.current.services.catalogue.corsOrigins)));
  app.use(await createDispatch(contract, operations, options.keys, runnerOf));
  app.use((_request, response, next) => {
    exchangeOf(response).identify();
    next();
  });
  app.use(createPages(shownContract(() => options.configurations.current.services.catalogue)));
  app.use((_request, _response, next) => next(failure('unknown_path')));
  app.use(sendFailure);
  return app;
}

/** Shows the contract with models that the gateway serves. */
function shownContract(catalogue: () => Catalogue): ShownContract {
  return {
    title: 'Inference API',
    yaml: new URL('../../openapi.yaml', import.meta.url),
    json: new URL('../../generated/openapi.json', import.meta.url),
    samples: {
      address: 'http://127.0.0.1:8790',
      header: { name: 'X-API-Key', prefix: '' },
      variable: 'GATEWAY_API_KEY',
      client: { package: 'inference-gateway-sdk', className: 'InferenceGateway', option: 'apiKey' },
    },
    adapt: (contract) => nameServedModels(contract, catalogue()),
    source: catalogue,
  };
}

export interface BodySettings {
  diskReserve: Pick<DiskReserve, 'for'>;
  dataDirectory: string;
  memoryBoundBytes: number;
  spoolBoundBytes: number;
  projectShare: number;
  limits: Pick<ContractLimits, 'requestBodyBytes' | 'stalledUploadMs'>;
}

export async function openBodyResources(settings: BodySettings): Promise<SharedBodyResources> {
  const spoolBound = new ByteBound('spool', settings.spoolBoundBytes, settings.projectShare);
  const spool = join(settings.dataDirectory, 'spool');
  await mkdir(spool, { recursive: true, mode: 0o700 });
  const space = await settings.diskReserve.for(spool);
  return {
    bounds: { limitBytes: settings.limits.requestBodyBytes, stallMs: settings.limits.stalledUploadMs },
    memory: new ByteBound('body_memory', settings.memoryBoundBytes, settings.projectShare),
    disk: spoolBound,
    spool: await Spool.open(spool, spoolBound, space),
    // The memory of the largest bodies is freed soon.
    parsers: { memory: new JsonParser(), disk: new JsonParser({ idleMs: 1_000 }) },
  };
}

/** Returns the contract's settings for browsers, with the origins of the configuration. */
function corsSettings(origins: CorsSettings['origins']): CorsSettings {
  const router = new Router(operations);
  return {
    origins,
    open: new Set(operations.filter(({ gateway }) => gateway.cors).map(({ path }) => path)),
    methodsOf: (path) => methodsAt(router, path),
    exposed: responseHeaders
      .filter((name) => !/^(access-control-.*|vary)$/i.test(name))
      .map((name) => name.toLowerCase()),
  };
}

/** Returns the methods of a path. No operation uses OPTIONS, so the router lists the others. */
function methodsAt(router: Router, path: string): readonly string[] | null {
  const match = router.match('OPTIONS', path);
  return match.kind === 'unknown_method' ? match.allow : null;
}
