import { createServer } from 'node:http';
import { announce } from './announce.ts';
import { forwardTo } from './forward.ts';

/** The reference of the benchmark: node:http in front of an undici pool, and nothing else. */
const pass = forwardTo(process.argv[2] ?? '');

announce(
  createServer({ keepAliveTimeout: 60_000, noDelay: true }, (request, response) => {
    pass(request, response).catch(() => response.destroy());
  }),
);
