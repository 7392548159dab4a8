import type {
  DeclaredStatus,
  OperationId,
  RequestOf,
  ResponseOf,
  BulkOperation,
  BulkResult,
} from '../generated/admin/contract.ts';
import type { Store } from '../storage/open-database.ts';
import type { Change } from './audit.ts';
import type { ActiveConfiguration, GatewayControl } from './gateway-control.ts';
import type { TokenHolder } from './tokens.ts';

/** One request, validated by the contract. */
export interface ManagementCall<Id extends OperationId = OperationId> {
  readonly operationId: Id;
  readonly requestId: string;
  /** Path and query parameters, converted to their types. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: RequestOf<Id>;
  readonly ifMatch: string | null;
  readonly idempotencyKey: string | null;
  readonly token: TokenHolder;
  /** The address of the client, or of the proxy in front of the gateway. */
  readonly address: string | null;
  /** Aborts when the client disconnects. Absent in commands. */
  readonly signal?: AbortSignal;
  /** Gets errors that a response only names. Absent in commands. */
  readonly log?: { error(fields: object, message: string): void };
}

export interface ManagementServices {
  store: Store;
  gateway: GatewayControl;
  /** Runs one operation of a bulk request. Throws when the database is unreachable. Absent in commands, which have no such requests. */
  runInBulk?(bulk: ManagementCall, operation: BulkOperation): Promise<BulkResult>;
}

export type Success<Id extends OperationId> = ResponseOf<Id, Extract<DeclaredStatus<Id>, 200 | 201>>;

export interface Outcome<Id extends OperationId> {
  /** The body. */
  value: Success<Id>;
  etag?: string;
  /** What changed, for the audit log; absent: nothing. What changes no row of the database is recorded afterwards. */
  change?: Change;
  /** The body without its secret, for the same request with the same `Idempotency-Key`. */
  repeated?: Success<Id>;
  /** What remains to be done after the transaction. */
  afterwards?: (committed: Store) => Promise<void>;
  /** The body as it is after the transaction, which takes longer: it asks the running processes. */
  current?: (committed: Store) => Promise<Success<Id>>;
}

/** What a change uses. It has nothing that takes long: all other changes wait for its transaction. */
export interface ChangeServices {
  /** Within the transaction. */
  store: Store;
  /** The active configuration, which was read before. Throws what `GatewayControl.catalogue` has thrown. */
  catalogue(): Promise<ActiveConfiguration>;
}

/** Implements an operation that changes nothing, or has transactions of its own. */
export interface ReadingHandler<Id extends OperationId> {
  readonly changes: false;
  run(call: ManagementCall<Id>, services: ManagementServices): Promise<Outcome<Id>>;
}

/** Implements an operation that runs within a transaction that has its entry in the audit log. */
export interface ChangingHandler<Id extends OperationId> {
  readonly changes: true;
  /** Whether it needs the active configuration. */
  readsCatalogue(call: ManagementCall<Id>): boolean;
  run(call: ManagementCall<Id>, services: ChangeServices): Promise<Outcome<Id>>;
}

export type Handler<Id extends OperationId> = ReadingHandler<Id> | ChangingHandler<Id>;

export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

export function reading<Id extends OperationId>(run: ReadingHandler<Id>['run']): ReadingHandler<Id> {
  return { changes: false, run };
}

export function changing<Id extends OperationId>(
  run: ChangingHandler<Id>['run'],
  readsCatalogue: ChangingHandler<Id>['readsCatalogue'] = () => false,
): ChangingHandler<Id> {
  return { changes: true, readsCatalogue, run };
}
