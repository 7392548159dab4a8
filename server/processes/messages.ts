import type { TestedTarget } from '../../alerts/send.ts';
import type { ActiveConfiguration, GuardrailQuery } from '../../management/gateway-control.ts';
import type { GuardrailTrial } from '../../generated/admin/contract.ts';
import type { MetricObject } from 'prom-client';
import type { ReloadResult } from '../configuration/reload-result.ts';
import type { DeploymentsView, RestoreView, RouteQuery, RouteView } from '../admin/routing-views.ts';
import type { Count, Counter } from '../../limits/count.ts';

/** Messages from a worker to its supervisor. */
export type WorkerMessage =
  | { kind: 'serving'; address: string; files: string[] }
  | { kind: 'take'; id: number; counters: readonly Counter[] }
  | { kind: 'report'; id: number; metrics: MetricObject[]; notReady: string | null }
  | { kind: 'pong' }
  | { kind: 'deployments'; id: number; view: DeploymentsView }
  | { kind: 'route'; id: number; view: RouteView }
  | { kind: 'restored'; id: number; view: RestoreView }
  | { kind: 'configuration'; id: number; view: ActiveConfiguration }
  /** Null: the test could not be sent. */
  | { kind: 'tested'; id: number; view: readonly TestedTarget[] | null }
  /** Null: the guardrails could not be tried. */
  | { kind: 'tried'; id: number; view: GuardrailTrial | null }
  /** `files`: the files of the configuration. */
  | { kind: 'reloaded'; id: number; result: ReloadResult; files: string[] };

/** Messages from the supervisor to a worker. */
export type SupervisorMessage =
  | { kind: 'counted'; id: number; count: Count }
  | { kind: 'ping' }
  | WorkerRequest;

/** A message that a worker responds to. */
export type WorkerRequest = WorkerQuery & { id: number };

export type WorkerQuery =
  | { kind: 'report' }
  | { kind: 'deployments' }
  | { kind: 'route'; query: RouteQuery }
  | { kind: 'restore'; name: string }
  | { kind: 'guardrails'; query: GuardrailQuery }
  | { kind: 'configuration' }
  | { kind: 'testAlert' }
  | { kind: 'reload' };

/**
 * Marks a process that the supervisor started. An IPC channel alone does not, since process managers open one
 * too.
 */
export const WORKER_FLAG = '--worker';
