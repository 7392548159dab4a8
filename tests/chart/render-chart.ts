import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { DEPLOY, ROOT } from '../deploy/deploy-files.ts';
import { Tree } from '../deploy/tree.ts';

const PROGRAM = join(ROOT, 'scripts/chart/render.py');

/** What Helm makes of the chart. */
export interface RenderedChart {
  /** What its linter and the schema of the values object to. */
  problems: string[];
  manifests: Tree[];
}

/** Renders the chart as the release `gateway`. */
export async function renderChart(values: object): Promise<RenderedChart> {
  const python = spawn(process.env['GATEWAY_TEST_HELM'] ?? '', [PROGRAM], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  python.stdin.end(JSON.stringify({ chart: join(DEPLOY, 'helm'), values }));
  // The program writes this.
  const { problems, manifests } = JSON.parse(await text(python.stdout)) as {
    problems: string[];
    manifests: Record<string, string>;
  };
  const documents = Object.entries(manifests)
    .filter(([name]) => name.endsWith('.yaml'))
    .flatMap(([name, contents]) =>
      parseAllDocuments(contents).map((document) => new Tree(document.toJS(), name)),
    );
  return { problems, manifests: documents.filter(({ value }) => value !== null) };
}
