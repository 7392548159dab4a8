import type { AppliedChange, AppliedKey } from '../../packages/sdk/admin.ts';

const SIGNS = { create: '+', update: '~', delete: '-' } as const;

/** A change as a line: `~ key acme/research laptop (requests_per_minute: 60 -> 120)`. */
export function changeLine({ change, kind, key, budget, before, after, ...names }: AppliedChange): string {
  const words = [SIGNS[change], kind, placeOf(names), key, budget].filter((word) => word !== null);
  const settings =
    change === 'update' ? changedText(before ?? {}, after ?? {}) : settingsText(after ?? before);
  return `${words.join(' ')}${settings === '' ? '' : ` (${settings})`}\n`;
}

/** A new key as a line, with its secret. */
export function madeKeyLine({ key, name, ...names }: AppliedKey): string {
  return `${key} ${placeOf(names)} ${name}\n`;
}

function placeOf({ organisation, project }: Pick<AppliedChange, 'organisation' | 'project'>): string {
  return project === null ? organisation : `${organisation}/${project}`;
}

type Settings = NonNullable<AppliedChange['after']>;

function changedText(before: Settings, after: Settings): string {
  const lines = Object.keys(after).map(
    (name) => `${name}: ${textOf(before[name])} -> ${textOf(after[name])}`,
  );
  return lines.join(', ');
}

function settingsText(settings: Settings | null): string {
  return Object.entries(settings ?? {})
    .map(([name, value]) => `${name}: ${textOf(value)}`)
    .join(', ');
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
