import type { Capability } from '../../../../contract/capability.ts';
import { requestValidators } from '../../../../generated/validators/requests.js';
import { gatewayContract } from '../contract.ts';
import { contractDocument } from '../document.ts';
import type { CheckKeys, Session } from './session.ts';
import type { Target } from './target.ts';

export interface SessionSettings {
  target: Target;
  models: ReadonlyMap<Capability, string>;
  keys: CheckKeys;
  slow: boolean;
}

/** Loads the contract for one run of the check. */
export function openSession(settings: SessionSettings): Session {
  return {
    ...settings,
    contract: gatewayContract(),
    document: contractDocument(),
    requestValidator: ({ request }, mediaType) => requestValidators[request[mediaType] ?? ''] ?? null,
    ids: new Map(),
  };
}
