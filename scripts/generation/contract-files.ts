import { join } from 'node:path';

/** The contracts that files are generated from. */
export interface ContractFiles {
  /** The contract of the models. */
  contract: string;
  /** The contract of the management, whose files go to `admin/`; absent: it is left out. */
  admin?: string;
}

/** Returns the contracts of the project, or only the given one, in tests. */
export function contractFiles(root: string, only?: string): ContractFiles {
  if (only !== undefined) return { contract: only };
  return { contract: join(root, 'openapi.yaml'), admin: join(root, 'admin.openapi.yaml') };
}
