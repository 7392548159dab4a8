import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import express from 'express';
import { expressClasses } from '../../../server/http/express-classes.ts';

test('requests and responses have Express’ prototypes before Express receives them, and keep its methods', async () => {
  const app = express();
  app.use(
    (request, response) => void response.status(203).json({ path: request.path, host: request.get('host') }),
  );
  const before: unknown[] = [];
  const server = createServer(expressClasses(app), (request: IncomingMessage, response: ServerResponse) => {
    before.push(
      Object.getPrototypeOf(request) === app.request,
      Object.getPrototypeOf(response) === app.response,
    );
    app(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening server has a port.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const response = await fetch(`http://${host}/some/path`);
    expect(response.status).toBe(203);
    expect(await response.json()).toEqual({ path: '/some/path', host });
    expect(before).toEqual([true, true]);
  } finally {
    server.close();
  }
});
