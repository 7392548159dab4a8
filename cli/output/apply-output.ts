import type { MadeKey } from '../../management/apply/apply.ts';
import type { ShownSettings, Step } from '../../management/apply/step.ts';

const SIGNS = { create: '+', update: '~', delete: '-' } as const;

/** A step as a line: `~ key acme/research laptop (requests_per_minute: 60 -> 120)`. */
export function stepLine({ change, kind, key, budget, before, after, ...names }: Step): string {
  const words = [SIGNS[change], kind, placeOf(names), key, budget].filter((word) => word !== null);
  const settings =
    change === 'update' ? changedText(before ?? {}, after ?? {}) : settingsText(after ?? before);
  return `${words.join(' ')}${settings === '' ? '' : ` (${settings})`}\n`;
}

/** A step as JSON. */
export function stepJson({ calls: _calls, ...step }: Step): object {
  return step;
}

/** A new key as a line, with its secret. */
export function madeKeyLine({ key, name, ...names }: MadeKey): string {
  return `${key} ${placeOf(names)} ${name}\n`;
}

function placeOf({ organisation, project }: Pick<Step, 'organisation' | 'project'>): string {
  return project === null ? organisation : `${organisation}/${project}`;
}

function changedText(before: ShownSettings, after: ShownSettings): string {
  const lines = Object.keys(after).map(
    (name) => `${name}: ${textOf(before[name])} -> ${textOf(after[name])}`,
  );
  return lines.join(', ');
}

function settingsText(settings: ShownSettings | null): string {
  return Object.entries(settings ?? {})
    .map(([name, value]) => `${name}: ${textOf(value)}`)
    .join(', ');
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
