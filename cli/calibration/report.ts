import type { Model } from '../../catalogue/model.ts';
import type { CommandContext } from '../context.ts';
import { formatJson, formatTable, type TableRow } from '../output/output.ts';
import type { Assessment } from './assess.ts';
import type { Estimate, Estimates } from './bootstrap.ts';

const HEADINGS = ['kind', 'train', 'held out', 'probabilities', 'nll', 'brier', 'ece', 'parameters'];

/** Writes the metrics on the held-out half, with 95 % intervals. */
export function writeAssessments(
  context: CommandContext,
  model: Model,
  assessments: readonly Assessment[],
  json: boolean,
): void {
  if (json) {
    context.write(
      formatJson({ model: model.id, model_version: model.info.model_version ?? null, assessments }),
    );
    return;
  }
  context.write(formatTable(HEADINGS, assessments.flatMap(rowsOf)));
}

function rowsOf({ kind, train, heldOut, calibration, before, after, baseline }: Assessment): TableRow[] {
  const common = { kind, train: String(train), 'held out': String(heldOut) };
  const row = (probabilities: string, estimates: Estimates, parameters = ''): TableRow => ({
    ...common,
    probabilities,
    nll: shown(estimates.nll),
    brier: shown(estimates.brier),
    ece: shown(estimates.ece),
    parameters,
  });
  const fitted: Readonly<Record<string, number>> = { ...calibration[kind] };
  const parameters = Object.entries(fitted).map(([name, value]) => `${name} ${value.toFixed(3)}`);
  return [row('constant rate', baseline), row('before', before), row('after', after, parameters.join(', '))];
}

function shown({ value, low, high }: Estimate): string {
  return `${value.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;
}
