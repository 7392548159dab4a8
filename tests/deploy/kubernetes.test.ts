import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { readSettings, type Settings } from '../../server/settings.ts';
import { catalogueIn, readManifests, ROOT } from './deploy-files.ts';
import { checkSchema, typeFaults } from './kubernetes-schema.ts';
import { Tree } from './tree.ts';

/** What a process takes beside what it leases (docs/operations.md). */
const BESIDE_BODIES_BYTES = 768 * 2 ** 20;

let manifests: Tree[] = [];
beforeAll(async () => {
  manifests = await readManifests();
});

function named(kind: string, name = 'inference-gateway'): Tree {
  const found = manifests.find(
    (manifest) => manifest.at('kind').value === kind && manifest.at('metadata', 'name').value === name,
  );
  if (found === undefined) throw new Error(`there is no ${kind} ${name}`);
  return found;
}

const migration = (): Tree => named('Job', 'inference-gateway-migrate');
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
function environmentOf(container: Tree): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const source of container.at('envFrom').list)
    Object.assign(environment, named('ConfigMap', source.at('configMapRef', 'name').text).at('data').texts);
  for (const variable of container.at('env').list) {
    const key = variable.at('valueFrom', 'secretKeyRef', 'key').text;
    environment[variable.at('name').text] = SECRETS[key] ?? '';
  }
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

describe('the manifests', () => {
  test('follow the schemas of Kubernetes, and have no key that it does not know', async () => {
    expect(manifests.length).toBeGreaterThan(8);
    for (const manifest of manifests) await checkSchema(manifest);
    expect(typeFaults(manifests)).toEqual([]);
  });

  test('would not pass with a wrong value or an unknown key', async () => {
    const broken = changed(named('Deployment'), ['spec', 'replicas'], 'four');
    await expect(checkSchema(broken)).rejects.toThrow('replicas');
    const misspelt = changed(named('Deployment'), ['spec', 'template', 'spec', 'enableServiceLink'], false);
    expect(typeFaults([misspelt]).join()).toContain('enableServiceLink');
  });

  test('name settings that there are, and whose values make sense', () => {
    for (const workload of [named('Deployment'), migration()]) {
      expect(() => readSettings(environmentOf(containerOf(workload)))).not.toThrow();
      // Kubernetes' own variables of services would be refused as unknown settings.
      expect(podOf(workload).at('enableServiceLinks').value).toBe(false);
    }
  });

  test('hold a gateway.yaml that loads', async () => {
    const configuration = named('ConfigMap', 'inference-gateway-configuration').at('data', 'gateway.yaml');
    const { models } = await catalogueIn(configuration.text);
    expect(models.size).toBeGreaterThan(0);
  });

  test('select the pods that the Deployment makes, and not the migration', () => {
    const labels = named('Deployment').at('spec', 'template', 'metadata', 'labels').texts;
    const selectors = [
      named('Deployment').at('spec', 'selector', 'matchLabels'),
      named('Service').at('spec', 'selector'),
      named('PodDisruptionBudget').at('spec', 'selector', 'matchLabels'),
      podOf(named('Deployment')).at('topologySpreadConstraints', 0, 'labelSelector', 'matchLabels'),
    ];
    const others = migration().at('spec', 'template', 'metadata', 'labels').texts;
    for (const { texts } of selectors) {
      expect(labels).toMatchObject(texts);
      expect(others).not.toMatchObject(texts);
    }
    expect(labels).toMatchObject(named('NetworkPolicy').at('spec', 'podSelector', 'matchLabels').texts);
    const scaled = named('HorizontalPodAutoscaler').at('spec', 'scaleTargetRef').texts;
    expect(scaled).toMatchObject({ kind: 'Deployment', name: 'inference-gateway' });
  });

  test('run one image', () => {
    const images = [named('Deployment'), migration()].map(
      (workload) => containerOf(workload).at('image').text,
    );
    expect(new Set(images).size).toBe(1);
  });
});

describe('a replica', () => {
  let settings: Settings;
  let container: Tree;
  beforeAll(() => {
    container = containerOf(named('Deployment'));
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
    const graceSeconds = podOf(named('Deployment')).at('terminationGracePeriodSeconds').number;
    const quietSeconds = container.at('lifecycle', 'preStop', 'sleep', 'seconds').number;
    expect(graceSeconds).toBeGreaterThan(quietSeconds + settings.drainMs / 1000);
  });

  test('has room for the bodies that it may hold', () => {
    const limits = container.at('resources', 'limits');
    expect(bytesOf(limits.at('memory'))).toBeGreaterThan(settings.memoryBoundBytes + BESIDE_BODIES_BYTES);
    const sizeBytes = bytesOf(
      podOf(named('Deployment')).at('volumes').named('data').at('emptyDir', 'sizeLimit'),
    );
    expect(sizeBytes).toBeGreaterThan(settings.spoolBoundBytes);
    expect(bytesOf(limits.at('ephemeral-storage'))).toBeGreaterThan(sizeBytes);
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
  for (const workload of [named('Deployment'), migration()]) {
    const references = containerOf(workload)
      .at('env')
      .list.map((variable) => variable.at('valueFrom', 'secretKeyRef'));
    for (const reference of references) {
      expect(reference.at('name').text).toBe('inference-gateway-secrets');
      if (!reference.has('optional')) expect(created).toContain(reference.at('key').text);
    }
  }
  // None that nothing reads, which would be a misspelt one.
  const read = containerOf(named('Deployment'))
    .at('env')
    .list.map((variable) => variable.at('valueFrom', 'secretKeyRef', 'key').text);
  for (const name of created) expect(read).toContain(name);
});
