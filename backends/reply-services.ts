import type { ContractValidators } from '../calls/contract.ts';
import type { BackendRouter } from './routing.ts';

/** What a reply is made with: the way to the backends, and the contract that the reply is checked against. */
export interface ReplyServices {
  backends: BackendRouter;
  contract: ContractValidators;
}
