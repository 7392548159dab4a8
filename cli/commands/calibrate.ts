import { join } from 'node:path';
import type { Command } from 'commander';
import { inParallel } from '../../backends/kinds/in-parallel.ts';
import { ContractValidators } from '../../contract/validators.ts';
import { CALIBRATION_FILE, storeCalibrations } from '../../catalogue/calibration-file.ts';
import type { CalibratedKind, CalibrationEntry } from '../../catalogue/calibration.ts';
import type { Model } from '../../catalogue/model.ts';
import type { DecisionQuestion } from '../../generated/contract.ts';
import { operations } from '../../generated/operations.ts';
import { requestValidators } from '../../generated/validators/requests.js';
import { responseValidators } from '../../generated/validators/responses.js';
import { assess, MIN_ITEMS, type Assessment, type LabelledObservation } from '../calibration/assess.ts';
import { DecisionModel } from '../calibration/decision-model.ts';
import { readLabelledItems, type LabelledItem } from '../calibration/labelled-items.ts';
import { writeAssessments } from '../calibration/report.ts';
import { CommandFailure } from '../command-failure.ts';
import type { CommandContext } from '../context.ts';
import { addExamples } from './examples.ts';

const KINDS = ['predicate', 'choice', 'score'] as const satisfies readonly CalibratedKind[];
const MAX_ITEMS_AT_A_TIME = 4;

interface Options {
  json?: boolean;
  dryRun?: boolean;
  prior?: boolean;
}

/** `gateway calibrate <model> <labelled.jsonl>` */
export function addCalibrateCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('calibrate <model> <labelled>')
    .description(
      "calibrate a model's decision probabilities with labelled data; the gateway applies it at its next start",
    )
    .option('--dry-run', 'store nothing')
    .option('--prior', 'also send each question without an input, and correct probabilities by the result')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\n<labelled> has one JSON object per line: {"input": "…", "questions": […], "answers": […]}. The questions are those of\n/v1/decisions. An answer is true or false, the value of a choice, or the index of a level, from 0.',
    )
    .action((modelId: string, path: string, options: Options) => calibrate(context, modelId, path, options));
  addExamples(command, 'acme/chat labelled.jsonl --dry-run', 'acme/chat labelled.jsonl --prior');
}

async function calibrate(
  context: CommandContext,
  modelId: string,
  path: string,
  options: Options,
): Promise<void> {
  const catalogue = await context.catalogue();
  const model = catalogue.models.get(modelId);
  if (model === undefined) throw new CommandFailure(`the configuration has no model '${modelId}'`);
  if (!model.capabilities.has('decision'))
    throw new CommandFailure(`the model '${modelId}' lacks the capability 'decision'`);
  const contract = new ContractValidators(operations, requestValidators, responseValidators);
  const validator = contract.of('createDecision').body.get('application/json');
  if (validator === undefined) throw new Error('the contract has no decision request');
  const items = await readLabelledItems(path, validator);
  const asked = new DecisionModel(catalogue, model, contract);
  try {
    const observations = await observe(asked, items, context, options.prior ?? false);
    const assessments = KINDS.flatMap((kind) => assess(kind, observations.get(kind) ?? []) ?? []);
    if (assessments.length === 0)
      throw new CommandFailure(`no kind of question has ${MIN_ITEMS} answers in each half of the data`);
    const useful = assessments.filter(({ before, after }) => after.nll.value < before.nll.value);
    writeAssessments(context, model, assessments, options.json ?? false);
    if (options.dryRun === true) return;
    const target = join(context.settings().dataDirectory, CALIBRATION_FILE);
    await storeCalibrations(
      target,
      useful.map((assessment) => entryOf(model, assessment)),
    );
    for (const { kind } of assessments.filter((assessment) => !useful.includes(assessment)))
      context.note(`${kind}: not better on the held-out half, so nothing is stored`);
    context.note(`stored in ${target}; the gateway reads it when it starts`);
  } finally {
    await asked.close();
  }
}

/** Collects the model's scores for every question, by kind. Refusals are counted and left out. */
async function observe(
  asked: DecisionModel,
  items: readonly LabelledItem[],
  context: CommandContext,
  withPriors: boolean,
): Promise<Map<CalibratedKind, LabelledObservation[]>> {
  const { signal } = new AbortController();
  let refusals = 0;
  let done = 0;
  const progress = context.progress('labelled items', items.length);
  const found = await inParallel(items, MAX_ITEMS_AT_A_TIME, signal, async (item, stop) => {
    const evidence = await asked.evidence(item, stop);
    const priors = withPriors ? await asked.priors(item, stop) : [];
    progress.update((done += 1));
    return item.request.questions.flatMap((question, index) => {
      const one = evidence[index];
      const prior = priors[index] ?? null;
      if (one !== undefined && one !== 'refusal')
        return [{ question, one, prior, outcome: item.outcomes[index] ?? 0, train: item.train }];
      refusals += 1;
      return [];
    });
  }).finally(() => progress.end());
  if (refusals > 0) context.note(`the model refused ${refusals} questions, which are left out`);
  const byKind = Map.groupBy(found.flat(), ({ question }) => question.type);
  return new Map(
    [...byKind].map(([kind, of]) => [
      kind,
      of.map(({ question, one, prior, outcome, train }) => ({
        scores: one.scores,
        ...(prior === null ? {} : { prior }),
        outcome,
        train,
        options: optionNames(question),
      })),
    ]),
  );
}

function optionNames(question: DecisionQuestion): string[] {
  switch (question.type) {
    case 'predicate':
      return ['true', 'false'];
    case 'choice':
      return question.choices.map(({ value }) => JSON.stringify(value));
    case 'score':
      return question.levels.map((_level, index) => String(index));
  }
}

function entryOf(model: Model, { kind, calibration, train }: Assessment): CalibrationEntry {
  const common = {
    model: model.id,
    model_version: model.info.model_version ?? null,
    fitted_at: new Date().toISOString(),
    train_items: train,
  };
  if (kind === 'predicate')
    return { ...common, kind, parameters: calibration.predicate ?? { slope: 1, intercept: 0 } };
  return { ...common, kind, parameters: calibration[kind] ?? { temperature: 1 } };
}
