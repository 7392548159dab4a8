import { join } from 'node:path';
import type { Logger } from 'pino';
import { EmbeddedBackend } from '../backends/embedded.ts';
import { OpenAiBackend } from '../backends/openai.ts';
import { BackendRouter } from '../backends/routing.ts';
import { ContractValidators } from '../calls/contract.ts';
import type { Services } from '../calls/services.ts';
import type { Catalogue } from '../catalogue/model.ts';
import { EngineHost } from '../engines/host.ts';
import { operations } from '../generated/operations.ts';
import { requestValidators } from '../generated/validators/requests.js';
import { responseValidators } from '../generated/validators/responses.js';
import { FileRecords } from '../projects/files.ts';
import { FileStore } from '../projects/file-store.ts';
import { KeyAuthenticator } from '../projects/key-authenticator.ts';
import { sweepOrphans } from '../projects/orphan-sweep.ts';
import { openBlobDirectory } from '../storage/blobs.ts';
import { openDatabase, type Store } from '../storage/open-database.ts';

export interface OpenServices extends Services {
  store: Store;
  keys: KeyAuthenticator;
  close(): Promise<void>;
}

/** Opens what handlers work with; throws when a store cannot be opened. Closed in the reverse order. */
export async function openServices(
  dataDirectory: string,
  catalogue: Catalogue,
  log: Logger,
): Promise<OpenServices> {
  const store = await openDatabase({ path: join(dataDirectory, 'gateway.sqlite') });
  const blobs = await openBlobDirectory(join(dataDirectory, 'files'));
  const records = new FileRecords(store.database);
  const keys = new KeyAuthenticator(store);
  const engines = new EngineHost();
  const backends = new BackendRouter(catalogue, (settings) =>
    settings.kind === 'embedded' ? new EmbeddedBackend(engines) : new OpenAiBackend(settings),
  );
  sweepOrphans(records, blobs).catch((err: unknown) => log.warn({ err }, 'lost files could not be swept'));
  return {
    contract: new ContractValidators(operations, requestValidators, responseValidators),
    catalogue,
    backends,
    files: new FileStore(records, blobs),
    store,
    keys,
    async close() {
      await backends.close();
      await engines.close();
      await keys.close();
      await store.close();
    },
  };
}
