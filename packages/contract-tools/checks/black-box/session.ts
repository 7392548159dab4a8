import type { OperationRow, Validator } from '../../../../contract/operation.ts';
import type { Capability } from '../../../../contract/capability.ts';
import type { CheckedContract } from '../contract-check.ts';
import type { ContractDocument } from '../document.ts';
import type { Target } from './target.ts';

/** Keys of the checked server. The probes of a missing key are skipped. */
export interface CheckKeys {
  /** A key that may use every model of the check. Null: the server requires no key. */
  full: string | null;
  /** A key of the same project that may not use the models of the check. */
  narrowed?: string;
  revoked?: string;
  /** A key with one request per minute. */
  limited?: string;
  /** A key of a project whose budget is used up. */
  exhausted?: string;
}

/** The state that all probes of a run share. */
export interface Session {
  target: Target;
  contract: CheckedContract;
  document: ContractDocument;
  /** Null when the operation has no body of that media type. */
  requestValidator(operation: OperationRow<string>, mediaType: string): Validator | null;
  models: ReadonlyMap<Capability, string>;
  keys: CheckKeys;
  /** Ids of objects that earlier probes created, by kind. */
  ids: Map<string, string>;
  /** Whether to run probes that wait for timeouts of the server. */
  slow: boolean;
}
