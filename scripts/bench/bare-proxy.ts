import { createServer } from 'node:http';
import { announce } from './announce.ts';
import { passTo } from './pass.ts';

/** What the gateway is measured against: node:http in front of an undici pool, and nothing else. */
const pass = passTo(process.argv[2] ?? '');

announce(
  createServer({ keepAliveTimeout: 60_000, noDelay: true }, (request, response) => {
    pass(request, response).catch(() => response.destroy());
  }),
);
