import { untranslatable } from '../fields/untranslatable.ts';
import type { Loose } from '../values/json-values.ts';

/**
 * Refuses classes of the client at a server whose models have their own: the response would be about other classes.
 * Throws `invalid_parameter`.
 */
export function refuseLabels({ labels }: Loose.ClassificationRequest): void {
  if (Array.isArray(labels)) throw untranslatable('labels', 'this model has its own classes');
}
