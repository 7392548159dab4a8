// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
import type { DetailError, MessagesError, ModelError, ModelUnavailableBody, ModelUnavailableMessagesBody, ProjectBudgetStatus } from '../types/types.gen.ts';

/** Every error body that the contract declares. Plain text and HTML are strings. */
export type ErrorBody = string | DetailError | ModelError | ProjectBudgetStatus | ModelUnavailableBody | MessagesError | ModelUnavailableMessagesBody;

/** The body of a response when the budget is used up. */
export type BudgetStatus = ProjectBudgetStatus;
