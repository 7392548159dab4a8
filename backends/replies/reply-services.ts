import type { ContractValidators } from '../../contract/validators.ts';
import type { ModelBackends } from '../attempts/model-backends.ts';

/** The services that create a reply: the backends of the models, and the contract that validates the reply. */
export interface ReplyServices {
  backends: ModelBackends;
  contract: ContractValidators;
}
