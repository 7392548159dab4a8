declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** What the tests use of it; the package has no types. */
  export default class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
  }
}
