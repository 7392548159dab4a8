import type { Model } from '../../catalogue/model.ts';
import type { Operation } from '../../generated/operations.ts';
import type { DeferredSum } from './deferred-counter.ts';
import type { Distribution } from './deferred-histogram.ts';

/** The series that successful requests of one operation to one deployment of a model add to. */
export interface SuccessSeries {
  readonly requests: DeferredSum;
  readonly durations: Distribution;
  readonly genAiDurations: Distribution;
}

type Create = (operation: Operation, model: Model, deployment: string) => SuccessSeries;

/**
 * Keeps the series of successful requests, so that a request finds them together and not each by its labels. There are
 * as many as the contract and the catalogue have; those of a replaced catalogue are dropped.
 */
export class SuccessSeriesTable {
  readonly #create: Create;
  readonly #byModel = new WeakMap<Model, Map<Operation, Map<string, SuccessSeries>>>();

  constructor(create: Create) {
    this.#create = create;
  }

  of(operation: Operation, model: Model, deployment: string): SuccessSeries {
    const known = this.#byModel.get(model)?.get(operation)?.get(deployment);
    return known ?? this.#add(operation, model, deployment);
  }

  #add(operation: Operation, model: Model, deployment: string): SuccessSeries {
    const series = this.#create(operation, model, deployment);
    const byOperation = this.#byModel.get(model) ?? new Map<Operation, Map<string, SuccessSeries>>();
    const byDeployment = byOperation.get(operation) ?? new Map<string, SuccessSeries>();
    this.#byModel.set(model, byOperation.set(operation, byDeployment.set(deployment, series)));
    return series;
  }
}
