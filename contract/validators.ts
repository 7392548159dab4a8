import type { OperationRow, Validator } from './operation.ts';

export interface OperationValidators {
  /** Validates the properties that admission reads. Null when it reads none. */
  consumed: Validator | null;
  /** Validates `{ path, query, header }`. Null without parameters. */
  parameters: Validator | null;
  /** Validators of the body, by media type. */
  body: ReadonlyMap<string, Validator>;
}

export type ValidatorModule = Readonly<Record<string, Validator>>;

/** The contract's precompiled validators, by operation. */
export class ContractValidators<Id extends string = string> {
  readonly #operations = new Map<string, OperationValidators>();
  readonly #responses = new Map<string, Validator>();

  /** Throws when the table names a validator that was not generated. */
  constructor(
    operations: readonly OperationRow<Id>[],
    requests: ValidatorModule,
    responses: ValidatorModule,
  ) {
    for (const operation of operations) {
      const body = new Map<string, Validator>();
      for (const [mediaType, name] of Object.entries(operation.request)) {
        if (name !== null) body.set(mediaType, find(requests, name));
      }
      this.#operations.set(operation.operationId, {
        consumed: operation.consumed === null ? null : find(requests, operation.consumed),
        parameters: operation.parameters === null ? null : find(requests, operation.parameters),
        body,
      });
      this.#addResponses(operation, responses);
    }
  }

  of(operationId: Id): OperationValidators {
    const found = this.#operations.get(operationId);
    if (found === undefined) throw new Error(`the contract has no operation ${operationId}`);
    return found;
  }

  /** Null when the contract has no schema that can be checked. */
  response(operationId: string, status: string, mediaType: string): Validator | null {
    return this.#responses.get(`${operationId} ${status} ${mediaType}`) ?? null;
  }

  #addResponses(operation: OperationRow, responses: ValidatorModule): void {
    for (const [status, row] of Object.entries(operation.responses)) {
      for (const [mediaType, name] of Object.entries(row.content)) {
        if (name === null) continue;
        this.#responses.set(`${operation.operationId} ${status} ${mediaType}`, find(responses, name));
      }
    }
  }
}

function find(module: ValidatorModule, name: string): Validator {
  const validator = module[name];
  if (validator === undefined) throw new Error(`generated validators lack ${name}: run npm run generate`);
  return validator;
}
