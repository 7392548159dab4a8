import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { DeclaredStatus, OperationId } from '../../../generated/contract.ts';
import { send, type TestAnswer, type TestRequest } from '../../../scripts/test-bed/client.ts';
import { operationRow } from '../../../scripts/test-bed/contract-document.ts';
import { startTestGateway, type TestGateway } from '../../../scripts/test-bed/gateway.ts';
import { exampleRequest, type RequestChanges } from '../../../scripts/test-bed/requests.ts';

/** One way in which an operation responds with a status. */
export interface Scenario {
  /** The promise, as the end of the sentence "it responds with 404 …". */
  promise: string;
  run(world: ScenarioWorld): Promise<void>;
}

export interface ScenarioWorld extends TestGateway {
  operationId: OperationId;
  /** Sends the operation's example with changes. Uses the full key unless another one, or `null` for none, is given. */
  call(changes?: Omit<RequestChanges, 'key'> & { key?: string | null }): Promise<TestAnswer>;
  send(request: TestRequest): Promise<TestAnswer>;
}

/** Every status that the contract declares for an operation, so that a status without a scenario does not compile. */
export type Scenarios<Operation extends OperationId> = Readonly<
  Record<DeclaredStatus<Operation>, readonly Scenario[]>
>;

export interface ContractOptions {
  /** Whether the files of multipart bodies come before their fields. Otherwise the order is that of the contract's example. */
  filesFirst?: boolean;
}

/** Defines the contract tests of one operation, with all scenarios of all statuses. The recorder validates the traffic. */
export function describeContract<Operation extends OperationId>(
  operationId: Operation,
  scenarios: Scenarios<Operation>,
  { filesFirst = false }: ContractOptions = {},
): void {
  describe(filesFirst ? `${operationId}, its files first` : operationId, () => {
    let world: ScenarioWorld;
    beforeAll(async () => {
      world = worldOf(await startTestGateway(), operationId, filesFirst);
    });
    afterEach(() => world.settle());
    afterAll(() => world.close());

    for (const status of Object.keys(operationRow(operationId).responses)) {
      // Every declared status is a key: the compiler checks that.
      const found = (scenarios as Readonly<Record<string, readonly Scenario[]>>)[status];
      if (found === undefined || found.length === 0)
        throw new Error(`${operationId} has no scenario for ${status}`);
      for (const scenario of found)
        test(`it responds with ${status} ${scenario.promise}`, () => scenario.run(world));
    }
  });
}

function worldOf(gateway: TestGateway, operationId: OperationId, filesFirst: boolean): ScenarioWorld {
  return {
    ...gateway,
    operationId,
    call({ key = gateway.keys.full, ...changes } = {}) {
      return send(
        gateway.address,
        exampleRequest(operationId, { filesFirst, ...changes, ...(key === null ? {} : { key }) }),
      );
    },
    send: (request) => send(gateway.address, request),
  };
}

/** A scenario of one call whose response has a status, with further expectations. */
export function responds(
  status: number,
  promise: string,
  call: (world: ScenarioWorld) => Promise<TestAnswer>,
  expectMore: (response: TestAnswer, world: ScenarioWorld) => void | Promise<void> = () => undefined,
): Scenario {
  return {
    promise,
    async run(world) {
      const response = await call(world);
      expect({
        status: response.status,
        ...(response.status === status ? {} : { text: response.text.slice(0, 400) }),
      }).toEqual({ status });
      await expectMore(response, world);
    },
  };
}
