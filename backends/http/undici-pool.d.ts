/** The file of undici's pool. The package's index also loads its `fetch`, caches and mocks: 80 more modules. */
declare module 'undici/lib/dispatcher/pool.js' {
  import { Pool } from 'undici';

  export = Pool;
}
