import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { readSettings, type Settings } from '../../server/settings.ts';
import { catalogueIn, ROOT } from '../deploy/deploy-files.ts';
import { checkSchema, typeFaults } from './kubernetes-schema.ts';
import { Tree } from '../deploy/tree.ts';
import { renderChart } from './render-chart.ts';

/** What a process takes beside what it leases (docs/operations.md). */
const BESIDE_BODIES_BYTES = 768 * 2 ** 20;

/** Everything that is off by default. */
const ALL = {
  management: { enabled: true, names: ['manage.example.com'] },
  ingress: { enabled: true },
  serviceMonitor: { enabled: true },
};

let manifests: Tree[] = [];
let all: Tree[] = [];
beforeAll(async () => {
  manifests = (await renderChart({})).manifests;
  all = (await renderChart(ALL)).manifests;
});

function named(kind: string, name = 'gateway', among = manifests): Tree {
  const found = among.find(
    (manifest) => manifest.at('kind').value === kind && manifest.at('metadata', 'name').value === name,
  );
  if (found === undefined) throw new Error(`there is no ${kind} ${name}`);
  return found;
}

const migration = (): Tree => named('Job', 'gateway-migrate');
const podOf = (workload: Tree): Tree => workload.at('spec', 'template', 'spec');
const containerOf = (workload: Tree): Tree => podOf(workload).at('containers', 0);

/** What the keys of the Secret promise. */
const SECRETS: Readonly<Record<string, string>> = {
  'database-url': 'postgres://gateway:secret@db:5432/gateway',
  'redis-url': 'rediss://default:secret@redis:6379/0',
  'vllm-key': 'secret',
  's3-access-key-id': 'secret',
  's3-secret-access-key': 'secret',
};

/** As the container gets it. */
function environmentOf(container: Tree, among = manifests): Record<string, string> {
  const environment: Record<string, string> = {};
  const sources = container.has('envFrom') ? container.at('envFrom').list : [];
  for (const source of sources)
    Object.assign(
      environment,
      named('ConfigMap', source.at('configMapRef', 'name').text, among).at('data').texts,
    );
  for (const variable of container.at('env').list)
    environment[variable.at('name').text] = variable.has('value')
      ? variable.at('value').text
      : (SECRETS[variable.at('valueFrom', 'secretKeyRef', 'key').text] ?? '');
  return environment;
}

const UNITS: Readonly<Record<string, number>> = { Mi: 2 ** 20, Gi: 2 ** 30 };
function bytesOf({ text }: Tree): number {
  const [, count, unit = ''] = /^(\d+)(Mi|Gi)$/.exec(text) ?? [];
  return Number(count) * (UNITS[unit] ?? Number.NaN);
}

/** The object with one value more, or another one. */
function changed(manifest: Tree, path: readonly string[], value: unknown): Tree {
  const copy = new Tree(structuredClone(manifest.value), 'changed');
  const inner = copy.at(...path.slice(0, -1)).value;
  Object.assign(inner ?? {}, { [path.at(-1) ?? '']: value });
  return copy;
}

describe('the chart', () => {
  test('renders what follows the schemas of Kubernetes, and has no key that it does not know', async () => {
    expect(manifests.length).toBeGreaterThan(8);
    expect(all.length).toBe(manifests.length + 3);
    for (const manifest of [...manifests, ...all]) await checkSchema(manifest);
    expect(typeFaults([...manifests, ...all])).toEqual([]);
  });

  test('would not pass this with a wrong value or an unknown key', async () => {
    const broken = changed(named('StatefulSet'), ['spec', 'replicas'], 'four');
    await expect(checkSchema(broken)).rejects.toThrow('replicas');
    const misspelt = changed(named('StatefulSet'), ['spec', 'template', 'spec', 'enableServiceLink'], false);
    expect(typeFaults([misspelt]).join()).toContain('enableServiceLink');
  });

  test('names settings that there are, and whose values make sense', () => {
    for (const workload of [named('StatefulSet'), migration()]) {
      expect(() => readSettings(environmentOf(containerOf(workload)))).not.toThrow();
      // Kubernetes' own variables of services would be refused as unknown settings.
      expect(podOf(workload).at('enableServiceLinks').value).toBe(false);
    }
  });

  test('holds a gateway.yaml that loads', async () => {
    const configuration = named('ConfigMap', 'gateway-configuration').at('data', 'gateway.yaml');
    const { models } = await catalogueIn(configuration.text);
    expect(models.size).toBeGreaterThan(0);
  });

  test('selects the pods of the replicas, and not the migration', () => {
    const labels = named('StatefulSet').at('spec', 'template', 'metadata', 'labels').texts;
    const selectors = [
      named('StatefulSet').at('spec', 'selector', 'matchLabels'),
      ...['gateway', 'gateway-replicas', 'gateway-management'].map((name) =>
        named('Service', name, all).at('spec', 'selector'),
      ),
      named('PodDisruptionBudget').at('spec', 'selector', 'matchLabels'),
      podOf(named('StatefulSet')).at('topologySpreadConstraints', 0, 'labelSelector', 'matchLabels'),
    ];
    const others = migration().at('spec', 'template', 'metadata', 'labels').texts;
    for (const { texts } of selectors) {
      expect(labels).toMatchObject(texts);
      expect(others).not.toMatchObject(texts);
    }
    expect(labels).toMatchObject(named('NetworkPolicy').at('spec', 'podSelector', 'matchLabels').texts);
    const scaled = named('HorizontalPodAutoscaler').at('spec', 'scaleTargetRef').texts;
    expect(scaled).toMatchObject({ kind: 'StatefulSet', name: 'gateway' });
  });

  test.each([
    [{ replicas: '4' }, '/replicas'],
    [{ replica: 4 }, "'replica'"],
    [{ settings: { GATEWAY_DRAIN_MS: 120 } }, '/settings/GATEWAY_DRAIN_MS'],
    [{ settings: { GATEWAY_PORT: '1' } }, "'GATEWAY_PORT'"],
    [{ volume: { size: '6' } }, '/volume/size'],
    [{ networkPolicy: { clients: [] } }, '/networkPolicy/clients'],
  ])('refuses the values %j', async (values, problem) => {
    const { problems, manifests: rendered } = await renderChart(values);
    expect(problems.join()).toContain(problem);
    expect(rendered).toEqual([]);
  });

  test('has no objection of the linter, and describes all its values', async () => {
    expect((await renderChart(ALL)).problems).toEqual([]);
    const { problems } = await renderChart({
      autoscaling: null,
      serviceAccount: { annotations: { role: 'x' } },
    });
    expect(problems).toEqual([]);
  });

  test('has a fixed number of replicas without autoscaling', async () => {
    const fixed = (await renderChart({ autoscaling: null, replicas: 3 })).manifests;
    expect(named('StatefulSet', 'gateway', fixed).at('spec', 'replicas').number).toBe(3);
    expect(fixed.some((manifest) => manifest.at('kind').text === 'HorizontalPodAutoscaler')).toBe(false);
    expect(named('StatefulSet').at('spec').has('replicas')).toBe(false);
  });

  test('lets Prometheus find the replicas, and the Ingress the service', () => {
    const monitor = named('ServiceMonitor', 'gateway', all);
    const selected = monitor.at('spec', 'selector', 'matchLabels').texts;
    const services = all.filter((manifest) => manifest.at('kind').text === 'Service');
    const found = services.filter((service) =>
      Object.entries(selected).every(
        ([name, value]) => service.at('metadata', 'labels').texts[name] === value,
      ),
    );
    expect(found.map((service) => service.at('metadata', 'name').text)).toEqual(['gateway-replicas']);
    const port = monitor.at('spec', 'endpoints', 0, 'port').text;
    expect(found[0]?.at('spec', 'ports', 0, 'name').text).toBe(port);
    const path = named('Ingress', 'gateway', all).at('spec', 'rules', 0, 'http', 'paths', 0);
    expect(path.at('backend', 'service', 'port', 'name').text).toBe(
      named('Service').at('spec', 'ports', 0, 'name').text,
    );
  });

  test('opens the management only on request', () => {
    expect(readSettings(environmentOf(containerOf(named('StatefulSet')))).manageHost).toBe('127.0.0.1');
    const { manageHost, managePort, adminNames } = readSettings(
      environmentOf(containerOf(named('StatefulSet', 'gateway', all)), all),
    );
    expect([manageHost, adminNames]).toEqual(['0.0.0.0', ['manage.example.com']]);
    const ports = containerOf(named('StatefulSet', 'gateway', all)).at('ports');
    expect(ports.named('management').at('containerPort').number).toBe(managePort);
    const policy = named('NetworkPolicy').at('spec', 'ingress', 0, 'ports').list;
    expect(policy.map((one) => one.at('port').text)).toEqual(['http']);
  });

  test('runs one image', () => {
    const images = [named('StatefulSet'), migration()].map(
      (workload) => containerOf(workload).at('image').text,
    );
    expect(new Set(images).size).toBe(1);
  });
});

describe('a replica', () => {
  let settings: Settings;
  let container: Tree;
  beforeAll(() => {
    container = containerOf(named('StatefulSet'));
    settings = readSettings(environmentOf(container));
  });

  test('listens where it is asked and probed', () => {
    const ports = container.at('ports');
    expect(ports.named('http').at('containerPort').number).toBe(settings.port);
    expect(ports.named('admin').at('containerPort').number).toBe(settings.adminPort);
    expect([settings.host, settings.adminHost]).toEqual(['0.0.0.0', '0.0.0.0']);
    expect(named('Service').at('spec', 'ports', 0, 'targetPort').text).toBe('http');
    const probes = { startupProbe: '/healthz', livenessProbe: '/healthz', readinessProbe: '/readyz' };
    for (const [probe, path] of Object.entries(probes))
      expect(container.at(probe, 'httpGet').texts).toEqual({ path, port: 'admin' });
  });

  test('has the time to finish what it began', () => {
    const graceSeconds = podOf(named('StatefulSet')).at('terminationGracePeriodSeconds').number;
    const quietSeconds = container.at('lifecycle', 'preStop', 'sleep', 'seconds').number;
    expect(graceSeconds).toBeGreaterThan(quietSeconds + settings.drainMs / 1000);
  });

  test('has room for the bodies that it may hold', () => {
    const limits = container.at('resources', 'limits');
    expect(bytesOf(limits.at('memory'))).toBeGreaterThan(settings.memoryBoundBytes + BESIDE_BODIES_BYTES);
    const claim = named('StatefulSet').at('spec', 'volumeClaimTemplates', 0);
    expect(claim.at('metadata', 'name').text).toBe('data');
    expect(bytesOf(claim.at('spec', 'resources', 'requests', 'storage'))).toBeGreaterThan(
      settings.spoolBoundBytes,
    );
  });

  test('shares all its state, leaves the schema to the Job, and may write only where it must', () => {
    expect(settings.sharedFiles).not.toBeNull();
    expect(settings.redis).not.toBeNull();
    expect(settings.database).toMatchObject({ migrate: 'off' });
    expect(container.at('securityContext').value).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    const mounts = container.at('volumeMounts');
    const writable = mounts.list.filter((mount) => !mount.has('readOnly'));
    expect(writable.map((mount) => mount.at('mountPath').text)).toEqual([settings.dataDirectory, '/tmp']);
    const configuration = mounts.named('configuration').at('mountPath').text;
    expect(settings.configurationPath).toBe(`${configuration}/gateway.yaml`);
  });
});

test('the command of the page creates every key of the Secret that the containers need', async () => {
  const page = await readFile(join(ROOT, 'docs/operations.md'), 'utf8');
  const command = /kubectl create secret generic inference-gateway-secrets(?:\\\n|.)*/.exec(page)?.[0] ?? '';
  const created = [...command.matchAll(/--from-literal=([\w-]+)=/g)].map(([, name]) => name);
  const read = [named('StatefulSet'), migration()].flatMap((workload) =>
    containerOf(workload)
      .at('env')
      .list.filter((variable) => variable.has('valueFrom'))
      .map((variable) => variable.at('valueFrom', 'secretKeyRef')),
  );
  for (const reference of read) {
    expect(reference.at('name').text).toBe('inference-gateway-secrets');
    if (!reference.has('optional')) expect(created).toContain(reference.at('key').text);
  }
  // None that nothing reads, which would be a misspelt one.
  for (const name of created) expect(read.map((reference) => reference.at('key').text)).toContain(name);
});
