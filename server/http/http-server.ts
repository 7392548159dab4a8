import process from 'node:process';

/**
 * Node's HTTP server. An import of `node:http` reads all that the module exports, and thereby loads Node's own `fetch` and
 * `WebSocket`, which the gateway does not use.
 */
export const { createServer, IncomingMessage, ServerResponse } = process.getBuiltinModule('node:http');
