import type { Operation } from '../../generated/admin/operations.ts';
import { validationError } from '../../middleware/validation.ts';

/**
 * Returns the version that the object of a request must have; null: any. Throws `validation_error` where the operation compares none:
 * it must not change what the client did not mean.
 */
export function ifMatchOf({ method, responses }: Operation, ifMatch: string | undefined): string | null {
  if (ifMatch === undefined || responses['412'] !== undefined || method === 'get') return ifMatch ?? null;
  throw validationError({ param: 'If-Match', reason: 'it is not a parameter of this request' });
}
