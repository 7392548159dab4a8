import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Catalogue } from '../../catalogue/model.ts';
import { deploymentName, type DeploymentRegistry } from '../../routing/deployment-registry.ts';
import type { AttemptInfo, AttemptResult } from '../../routing/routing-listener.ts';
import { BoundedChildren, DeferredCounter, type DeferredSum } from './deferred-metrics.ts';

interface Pair extends AttemptInfo {
  inFlight: number;
  succeeded: DeferredSum;
}

const WAIT_BUCKETS = [0.01, 0.05, 0.25, 1, 5, 15, 30, 60];

/**
 * Counts attempts and ejections of each deployment. The deployments of the catalogue have their series from the
 * start, so that rates begin at 0.
 *
 * @returns a function that stops counting
 */
export function observeDeployments(
  deployments: DeploymentRegistry,
  catalogue: Catalogue,
  registry: Registry,
): () => void {
  const registers = [registry];
  const attempts = new DeferredCounter({
    name: 'gateway_deployment_attempts_total',
    help: 'Requests to deployments that ended, by model, deployment and error; the error is empty for a success.',
    labelNames: ['model', 'deployment', 'error'],
    registers,
  });
  const ejections = new Counter({
    name: 'gateway_deployment_ejections_total',
    help: 'Ejections of deployments by reason.',
    labelNames: ['deployment', 'reason'],
    registers,
  });
  const pairs = new BoundedChildren<Pair>((modelId, deployment) => {
    const succeeded = attempts.of(modelId, deployment, '');
    return { modelId, deployment, inFlight: 0, succeeded };
  });
  for (const model of catalogue.models.values())
    for (const deployment of model.deployments) pairs.of(model.id, deploymentName(deployment));
  observeInFlight(pairs, registry);
  observeEjected(deployments, registry);
  observeQueues(deployments, registry);
  const waits = queueWaits(registry);
  return deployments.observe({
    attemptStarted({ modelId, deployment }) {
      pairs.of(modelId, deployment).inFlight += 1;
    },
    attemptEnded({ modelId, deployment, code }: AttemptResult) {
      const pair = pairs.of(modelId, deployment);
      pair.inFlight -= 1;
      if (code === null) pair.succeeded.added += 1;
      else attempts.of(pair.modelId, pair.deployment, code).added += 1;
    },
    ejected(deployment, { reason }) {
      ejections.labels(deployment, reason).inc();
    },
    waited({ model, backend, waitedMs, outcome }) {
      waits.labels(model, backend, outcome).observe(waitedMs / 1000);
    },
  });
}

function observeInFlight(pairs: BoundedChildren<Pair>, registry: Registry): void {
  new Gauge({
    name: 'gateway_deployment_requests_in_flight',
    help: 'Requests in flight at deployments, by model and deployment.',
    labelNames: ['model', 'deployment'],
    registers: [registry],
    collect() {
      for (const { modelId, deployment, inFlight } of pairs.all)
        this.labels(modelId, deployment).set(inFlight);
    },
  });
}

function observeQueues(deployments: DeploymentRegistry, registry: Registry): void {
  new Gauge({
    name: 'gateway_queue_length',
    help: 'Requests that wait in the queue of a model, by model.',
    labelNames: ['model'],
    registers: [registry],
    collect() {
      for (const [model, length] of deployments.waiting) this.labels(model).set(length);
    },
  });
  new Gauge({
    name: 'gateway_backend_queue_length',
    help: 'Requests that wait for a connection, by backend, of backends with max_connections.',
    labelNames: ['backend'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [backend, length] of deployments.waitingForConnections) this.labels(backend).set(length);
    },
  });
}

function queueWaits(registry: Registry): Histogram<'model' | 'backend' | 'outcome'> {
  return new Histogram({
    name: 'gateway_queue_wait_seconds',
    help: 'Time that requests waited in the queue of a model or of a backend, by outcome: served, refused, cancelled.',
    labelNames: ['model', 'backend', 'outcome'],
    buckets: WAIT_BUCKETS,
    registers: [registry],
  });
}

function observeEjected(deployments: DeploymentRegistry, registry: Registry): void {
  new Gauge({
    name: 'gateway_deployment_ejected',
    help: '1 while a deployment is ejected or being probed.',
    labelNames: ['deployment'],
    registers: [registry],
    // Of several processes: whether any of them has ejected it.
    aggregator: 'max',
    collect() {
      this.reset();
      for (const { name, status } of deployments.snapshot())
        if (status === 'healthy') this.labels(name).set(0);
      for (const { name, status } of deployments.snapshot())
        if (status !== 'healthy') this.labels(name).set(1);
    },
  });
}
