import type { JsonObject } from '../../contract/json-object.ts';
import process from 'node:process';
import { withoutBillingLine } from '../../bodies/billing-line.ts';
import { fallbackCauses, type FallbackCause } from '../../catalogue/fallbacks.ts';
import { namedModel } from '../../catalogue/model-names.ts';
import type { Strategy } from '../../catalogue/routing-settings.ts';
import {
  snapshotOf,
  type DeploymentRegistry,
  type DeploymentSnapshot,
} from '../../routing/deployment-registry.ts';
import type { DeploymentState } from '../../routing/deployment-state.ts';
import {
  explainRoute,
  type ExplainedDeployment,
  type Obstacle,
  type RouteOutcome,
} from '../../routing/explain-route.ts';
import type { Candidate } from '../../routing/candidate.ts';
import type { ConnectionQueue } from '../../routing/connection-queue.ts';
import type { ModelRoute } from '../../routing/model-route.ts';
import { PrefixAffinity } from '../../routing/prefix-affinity.ts';
import { promptBlocks } from '../../routing/prompt-blocks.ts';
import { namedSession, sessionOf } from '../../routing/session.ts';
import type { Services } from '../configuration/services.ts';

/** The state of a deployment in one process, for the admin port: no address and no secret. */
export interface DeploymentHealth {
  deployment: string;
  state: DeploymentSnapshot['status'];
  reason: DeploymentSnapshot['ejectionReason'];
  /** ISO 8601; null where it is not ejected. */
  ejected_until: string | null;
  in_flight: number;
  /** The connections to its backend; null: their number is not limited. */
  connections: ConnectionsView | null;
  consecutive_failures: number;
  /** Smoothed; null: unknown. */
  first_token_ms: number | null;
  /** Of non-streaming requests, smoothed; null: unknown. */
  response_ms: number | null;
}

/** The connections of a backend with `max_connections`, in one process. */
export interface ConnectionsView {
  in_use: number;
  max: number;
  /** Requests that wait for one. */
  waiting: number;
}

/** The deployments of the active configuration in one process. */
export interface DeploymentsView {
  process_id: number;
  deployments: (DeploymentHealth & { models: string[] })[];
}

/** The deployments of one process that an operator restored. */
export interface RestoreView {
  process_id: number;
  /** All deployments of the name. */
  deployments: string[];
  /** Those of them that were ejected. */
  restored: string[];
}

/** The properties of a request whose route is explained. */
export interface RouteQuery {
  model: string;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  /** The body, or the part of it that identifies the session. */
  body: JsonObject;
  stream: boolean;
  /** Null: the session's deployment is unknown. */
  projectId: string | null;
}

export interface RouteView {
  process_id: number;
  requested_model: string;
  /** The id after aliases; null for an unknown name. */
  model: string | null;
  strategy: Strategy | null;
  outcome: RouteOutcome | null;
  session: SessionView;
  /** Null: disabled, no project given, prompt shorter than a block, or session bound. */
  prefix: PrefixView | null;
  deployments: RoutedDeployment[];
  /** Other models by cause, in order. */
  fallbacks: FallbackView[];
}

export interface PrefixView {
  /** Blocks of the prompt. */
  blocks: number;
  /** Blocks of them that the deployment has served. */
  served: number;
  /** The deployment that has served the prompt's beginning and is not too loaded; null: none. */
  deployment: string | null;
}

export interface FallbackView {
  cause: FallbackCause;
  models: { model: string; ready: boolean }[];
}

export interface SessionView {
  /** `conversation`: the beginning of the conversation. */
  source: 'disabled' | 'body' | 'header' | 'conversation';
  header: string | null;
  /** The field of the body. */
  field: string | null;
  /** The deployment that the session is bound to; null without one, or without a project. */
  deployment: string | null;
}

export interface RoutedDeployment extends DeploymentHealth {
  priority: number;
  weight: number;
  cost: number;
  max_in_flight: number | null;
  load: number;
  chance: number;
  obstacle: Obstacle | null;
}

/** Creates the views of this process's routing, when an operator requests them. */
export class RoutingViews {
  readonly #registry: DeploymentRegistry;
  readonly #current: () => Pick<Services, 'backends' | 'catalogue'>;

  constructor(registry: DeploymentRegistry, current: () => Pick<Services, 'backends' | 'catalogue'>) {
    this.#registry = registry;
    this.#current = current;
  }

  deployments(): DeploymentsView {
    const known = new Map<DeploymentState, { connections: ConnectionQueue | null; ids: Set<string> }>();
    for (const { model, candidates } of this.#current().backends.routes)
      for (const { state, connections } of candidates)
        known.set(state, { connections, ids: (known.get(state)?.ids ?? new Set()).add(model.id) });
    const nowMs = performance.now();
    const deployments = [...known].map(([state, { connections, ids }]) => ({
      ...healthOf(snapshotOf(state, nowMs), connections),
      models: [...ids],
    }));
    return { process_id: process.pid, deployments };
  }

  /** Ends the ejections of a deployment, or of all deployments of a backend. */
  restore(name: string): RestoreView {
    const named = new Set<DeploymentState>();
    for (const { candidates } of this.#current().backends.routes)
      for (const { state, deployment } of candidates)
        if (state.name === name || deployment.backend.name === name) named.add(state);
    const nowMs = performance.now();
    const restored = [...named].filter((state) => state.endEjections(nowMs));
    for (const state of restored) this.#registry.notifyRestored(state.name);
    const namesOf = (states: Iterable<DeploymentState>): string[] => [...states].map((state) => state.name);
    return { process_id: process.pid, deployments: namesOf(named), restored: namesOf(restored) };
  }

  route(asked: RouteQuery): RouteView {
    const query = { ...asked, body: withoutBillingLine(asked.body) };
    const { backends, catalogue } = this.#current();
    const found = namedModel(query.model, catalogue);
    const route = found === null ? null : backends.routeOf(found.model.id);
    const view = { process_id: process.pid, requested_model: query.model };
    if (found === null || route === null) {
      const session: SessionView = { ...sessionView('disabled'), deployment: null };
      const nothing = { model: null, strategy: null, outcome: null, prefix: null };
      const none = { ...nothing, deployments: [], fallbacks: [] };
      return { ...view, ...none, session };
    }
    const nowMs = performance.now();
    const session = this.#sessionOf(route, query, nowMs);
    const bound = route.candidates.find(({ state }) => state === session.bound) ?? null;
    const prefix = bound === null ? this.#prefixOf(route, query, nowMs) : null;
    const preferred = bound ?? prefix?.preferred ?? null;
    const why = bound === null ? 'prefix' : 'session';
    const { outcome, deployments } = explainRoute(route, query.stream, nowMs, preferred, why);
    return {
      ...view,
      model: found.names?.id ?? found.model.id,
      strategy: route.settings.strategy,
      outcome,
      session: { ...session.view, deployment: bound?.state.name ?? null },
      prefix: prefix?.view ?? null,
      deployments: deployments.map(routedOf),
      fallbacks: this.#fallbacksOf(route, nowMs),
    };
  }

  #sessionOf(
    { settings, candidates, model }: ModelRoute,
    { headers, body, projectId }: RouteQuery,
    nowMs: number,
  ): { view: Omit<SessionView, 'deployment'>; bound: DeploymentState | null } {
    if (!settings.sessionAffinity || candidates.length < 2)
      return { view: sessionView('disabled'), bound: null };
    const named = namedSession({ request: body, headers });
    const view = sessionView(named?.source ?? 'conversation', named?.key);
    if (projectId === null) return { view, bound: null };
    const session = sessionOf({ projectId, modelId: model.id, request: body, headers });
    // The first turn of a conversation is routed by the strategy.
    const isBound = session !== null && !session.isNew;
    return { view, bound: isBound ? this.#registry.sessions.get(session.key, nowMs) : null };
  }

  #prefixOf(
    { settings, candidates }: ModelRoute,
    { body, projectId }: RouteQuery,
    nowMs: number,
  ): { view: PrefixView; preferred: Candidate | null } | null {
    if (!settings.prefixAffinity || candidates.length < 2 || projectId === null) return null;
    const blocks = promptBlocks(projectId, body);
    if (blocks.length === 0) return null;
    const { prefixes } = this.#registry;
    const preferred = new PrefixAffinity(prefixes, blocks).preferred(candidates, nowMs);
    const served = preferred === null ? 0 : prefixes.matched(preferred.state, blocks);
    return { view: { blocks: blocks.length, served, deployment: preferred?.state.name ?? null }, preferred };
  }

  #fallbacksOf({ settings: { fallbacks } }: ModelRoute, nowMs: number): FallbackView[] {
    const { backends, catalogue } = this.#current();
    return fallbackCauses.flatMap((cause) => {
      const models = (fallbacks[cause] ?? []).map((model) => {
        const found = namedModel(model, catalogue);
        const route = found === null ? null : backends.routeOf(found.model.id);
        return { model, ready: route?.hasReady([], nowMs) === true };
      });
      return models.length === 0 ? [] : [{ cause, models }];
    });
  }
}

function sessionView(
  source: SessionView['source'],
  key: string | null = null,
): Omit<SessionView, 'deployment'> {
  return { source, header: source === 'header' ? key : null, field: source === 'body' ? key : null };
}

function healthOf(snapshot: DeploymentSnapshot, connections: ConnectionQueue | null): DeploymentHealth {
  const { name, status, ejectionReason, pauseLeftMs, inFlight, consecutiveFailures } = snapshot;
  return {
    deployment: name,
    state: status,
    reason: ejectionReason,
    ejected_until: pauseLeftMs > 0 ? new Date(Date.now() + pauseLeftMs).toISOString() : null,
    in_flight: inFlight,
    connections:
      connections === null
        ? null
        : { in_use: connections.open, max: connections.most, waiting: connections.length },
    consecutive_failures: consecutiveFailures,
    first_token_ms: knownMs(snapshot.firstTokenMs),
    response_ms: knownMs(snapshot.responseMs),
  };
}

function routedOf(explained: ExplainedDeployment): RoutedDeployment {
  const { priority, weight, cost, maxInFlight, load, chance, obstacle } = explained;
  return {
    ...healthOf(explained, explained.connections),
    priority,
    weight,
    cost,
    max_in_flight: maxInFlight,
    load: Math.round(load),
    chance,
    obstacle,
  };
}

function knownMs(smoothedMs: number): number | null {
  return smoothedMs === 0 ? null : Math.round(smoothedMs);
}
