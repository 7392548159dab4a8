import { namedModel } from '../../catalogue/model-names.ts';
import { pointerOf } from '../../catalogue/located-document.ts';
import { didYouMean } from '../../catalogue/suggestion.ts';
import type { DeclaredBudget, OrganisationFile } from '../../generated/admin/contract.ts';
import type { ActiveConfiguration } from '../gateway-control.ts';
import type { Remarks } from './remarks.ts';

/** Warns of models that are not in `gateway.yaml`. This is no error, since discovery may find them or they may be added later. */
export function warnOfUnknownModels(
  { organisations }: OrganisationFile,
  remarks: Pick<Remarks, 'warn'>,
  catalogue: ActiveConfiguration,
): void {
  const known = [...catalogue.models.keys()];
  const warnAt = (model: string, ...path: (string | number)[]): void => {
    const message = 'the configuration has no model of this id';
    remarks.warn(pointerOf(...path), 'value', message, didYouMean(model, known));
  };
  const warn = (models: unknown, ...path: string[]): void => {
    for (const [index, model] of (Array.isArray(models) ? models : []).entries())
      if (!catalogue.models.has(String(model))) warnAt(String(model), ...path, index);
  };
  const warnOfBudgets = (budgets: readonly DeclaredBudget[] = [], ...path: string[]): void => {
    for (const [index, { model }] of budgets.entries())
      if (model !== undefined && namedModel(model, catalogue) === null)
        warnAt(model, ...path, 'budgets', index, 'model');
  };
  for (const [organisation, { budgets, projects }] of withContents(organisations)) {
    warnOfBudgets(budgets, 'organisations', organisation);
    for (const [name, project] of withContents(projects)) {
      const path = ['organisations', organisation, 'projects', name];
      warn(project.models, ...path, 'models');
      warn(project.disabled_models, ...path, 'disabled_models');
      warnOfBudgets(project.budgets, ...path);
      for (const [key, { models, budgets: ofKey }] of withContents(project.keys)) {
        warn(models, ...path, 'keys', key, 'models');
        warnOfBudgets(ofKey, ...path, 'keys', key);
      }
    }
  }
}

function withContents<Value extends object>(
  mapping: Readonly<Record<string, Value | null>> | null | undefined,
): [string, Value][] {
  return Object.entries(mapping ?? {}).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}
