/** The file of undici's connector. The package's index also loads its `fetch`, caches and mocks. */
declare module 'undici/lib/core/connect.js' {
  import { buildConnector } from 'undici';

  export = buildConnector;
}
