import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from '@jest/globals';
import { createPages } from '../../../server/pages/pages.ts';

test('a reference that could not be created is created at the next request', async () => {
  let attempts = 0;
  const app = express();
  const adapt = (): void => {
    attempts += 1;
    if (attempts === 1) throw new Error('the contract could not be read');
  };
  const contract = { title: 'API', yaml: new URL('file:///none'), adapt };
  const samples = {
    ...{ address: '', header: { name: '', prefix: '' }, variable: '' },
    client: { package: '', className: '', option: '' },
  };
  const json = new URL('../../../generated/admin/openapi.json', import.meta.url);
  app.use(createPages({ ...contract, json, samples }));
  app.use((_error: unknown, _request: unknown, response: express.Response, _next: unknown) => {
    response.status(500).end();
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The server listens on a port, so its address has this type.
  const { port } = server.address() as AddressInfo;
  const statuses: number[] = [];
  for (let count = 0; count < 2; count += 1)
    statuses.push((await fetch(`http://127.0.0.1:${port}/docs/listCalls`)).status);
  server.close();
  server.closeAllConnections();
  expect(statuses).toEqual([500, 200]);
});
