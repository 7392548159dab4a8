import { createServer } from 'node:http';
import express from 'express';
import pino from 'pino';
import { operations } from '../../generated/operations.ts';
import contract from '../../generated/routing.json' with { type: 'json' };
import { openExchange } from '../../middleware/exchange.ts';
import { createDispatch } from '../../server/dispatch/dispatch.ts';
import { announce } from './announce.ts';
import { forwardTo } from './forward.ts';

/** The bare proxy behind Express, or behind Express and the gateway's dispatch, for the ladder. */
const [upstreamAddress = '', last = 'express'] = process.argv.slice(2);
const pass = forwardTo(upstreamAddress);

const app = express();
app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
if (last === 'express') {
  app.use((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
} else {
  const anyKey = {
    projectId: '00000000-0000-4000-8000-000000000000',
    organisationId: '00000000-0000-4000-8000-000000000000',
    keyId: '00000000-0000-4000-8000-000000000000',
  };
  // The measured dispatch does not read the principal.
  const keys = { authenticate: () => Promise.resolve(anyKey as never) };
  const observer = { opened: () => undefined, closed: () => undefined };
  app.use(openExchange(pino({ level: 'silent' }), observer, { lineBytes: 8_192, blockBytes: 32_768 }));
  app.use(
    await createDispatch(
      contract,
      operations,
      keys,
      () =>
        ({ request, response }) =>
          pass(request, response),
    ),
  );
}
announce(createServer({ keepAliveTimeout: 60_000, noDelay: true }, app));
