import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openSession } from '../../../../packages/contract-tools/checks/black-box/open-session.ts';
import type { CheckReport } from '../../../../packages/contract-tools/checks/black-box/report.ts';
import { runProbes } from '../../../../packages/contract-tools/checks/black-box/run-probes.ts';
import { Target } from '../../../../packages/contract-tools/checks/black-box/target.ts';
import { textReport } from '../../../../packages/contract-tools/checks/black-box/text-report.ts';
import { goodResponse } from '../../../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../../../scripts/test-bed/upstream/upstream.ts';
import { startDamagingProxy } from './damaging-proxy.ts';
import { LOCAL_MODELS, startLocalGateway, type LocalGateway } from './local-gateway.ts';
import { plantedDefects } from './planted-defects.ts';

const OPTIONS = { allowedHeaders: [], only: [], skip: [], strict: true, concurrency: 2 };
const WHOLE_RUN_MS = 900_000;

function checkLocal(url: string, { keys }: LocalGateway): Promise<CheckReport> {
  const session = openSession({
    target: new Target({ url, timeoutMs: 300_000 }),
    models: LOCAL_MODELS,
    keys: {
      full: keys.full,
      narrowed: keys.narrowed,
      revoked: keys.revoked,
      limited: keys.limited,
      exhausted: keys.spent,
    },
    slow: false,
  });
  return runProbes(session, OPTIONS);
}

const findingsOf = ({ results }: CheckReport): string[] =>
  results.flatMap(({ name, findings }) => findings.map((finding) => `${name}: ${finding}`));

describe('a gateway with its local engines', () => {
  let local: LocalGateway;
  beforeAll(async () => {
    local = await startLocalGateway();
  });
  afterAll(() => local.close());

  test(
    'passes every request of the check',
    async () => {
      const report = await checkLocal(local.address, local);
      expect(findingsOf(report)).toEqual([]);
      expect(report.results.length).toBeGreaterThan(500);
      expect(report.seen.length).toBeGreaterThan(200);
    },
    WHOLE_RUN_MS,
  );
});

describe('a gateway with planted defects', () => {
  let local: LocalGateway;
  let report: CheckReport;
  beforeAll(async () => {
    local = await startLocalGateway();
    const proxy = await startDamagingProxy(local.address, plantedDefects);
    report = await checkLocal(proxy.address, local);
    await proxy.close();
  }, WHOLE_RUN_MS);
  afterAll(() => local.close());

  test.each(plantedDefects)('fails the check: $name', ({ request, finding }) => {
    const named = report.results.filter(({ name }) => request.test(name)).flatMap(({ findings }) => findings);
    expect(named).toContainEqual(expect.stringMatching(finding));
  });
});

describe('a model server of the chat format', () => {
  const SERVED = ['/models', '/chat/completions', '/embeddings'];
  let upstream: Upstream;
  beforeAll(async () => {
    upstream = await Upstream.start(0, (call) => (SERVED.includes(call.path) ? goodResponse(call) : null));
  });
  afterAll(() => upstream.close());

  test(
    'has the findings of the operations that it lacks',
    async () => {
      const session = openSession({
        target: new Target({ url: upstream.baseUrl, timeoutMs: 2_000 }),
        models: LOCAL_MODELS,
        keys: { full: 'sk-of-the-server' },
        slow: false,
      });
      const report = await runProbes(session, OPTIONS);
      const lacking = report.results.filter(
        ({ reason }) => reason === 'the server does not have this operation',
      );
      expect(new Set(lacking.map(({ group }) => group))).toEqual(
        new Set([
          ...[
            'createMessage',
            'countMessageTokens',
            'createResponse',
            'createRerank',
            'createClassification',
          ],
          ...['createDecision', 'createSpeech', 'createAudioGeneration', 'createTranscription', 'createOcr'],
          ...[
            'createTranscriptionStream',
            'createTranscriptionStreamInput',
            'createImage',
            'createImageVariation',
          ],
          ...['getModelInfo', 'getModelInfoUnversioned', 'uploadFile', 'listFiles', 'getModel'],
        ]),
      );
      const findings = findingsOf(report);
      expect(findings).toContainEqual(
        expect.stringMatching(/createChatCompletion without a key: .*should be 401/),
      );
      expect(textReport(report)).toMatch(/does not have this operation: .*createRerank/);
    },
    WHOLE_RUN_MS,
  );
});
