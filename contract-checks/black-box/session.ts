import type { OperationRow, Validator } from '../../contract/operation.ts';
import type { Capability } from '../../catalogue/model.ts';
import type { CheckedContract } from '../contract-check.ts';
import type { ContractDocument } from '../document.ts';
import type { Target } from './target.ts';

/** Keys of the checked server; what a missing one would provoke is not tried. */
export interface CheckKeys {
  /** May use every model of the check; null: the server needs none. */
  full: string | null;
  /** Belongs to the same project and may not use the models of the check. */
  narrowed?: string;
  revoked?: string;
  /** Has room for one request in a minute. */
  limited?: string;
  /** Of a project whose month has no money left. */
  exhausted?: string;
}

/** What all probes of one run share. */
export interface Session {
  target: Target;
  contract: CheckedContract;
  document: ContractDocument;
  /** Null where the operation has no body of that media type. */
  requestValidator(operation: OperationRow<string>, mediaType: string): Validator | null;
  models: ReadonlyMap<Capability, string>;
  keys: CheckKeys;
  /** Ids that earlier probes of a group created, by kind. */
  ids: Map<string, string>;
  /** Whether probes that wait for the server's own timeouts run as well. */
  slow: boolean;
}
