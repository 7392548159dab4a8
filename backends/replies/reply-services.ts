import type { ContractValidators } from '../../contract/validators.ts';
import type { BackendRouter } from '../attempts/routing.ts';

/** The services that create a reply: the router to the backends, and the contract that validates the reply. */
export interface ReplyServices {
  backends: BackendRouter;
  contract: ContractValidators;
}
