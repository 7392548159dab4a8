import { InvalidArgumentError } from 'commander';
import { isPattern } from '../../catalogue/model-names.ts';
import { didYouMean } from '../../catalogue/suggestion.ts';
import { ResponseError } from '../../packages/sdk/admin.ts';
import type { ManagementContext } from '../management-context.ts';

/** Splits `a, b` into ['a', 'b']. Throws a usage error for an empty list. */
export function splitList(option: string, text: string): string[] {
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.length === 0) throw new InvalidArgumentError(`${option} must not be empty`);
  return items;
}

/** Parses a list of models, or `all`. */
export function splitModels(option: string, text: string): 'all' | string[] {
  return text === 'all' ? 'all' : splitList(option, text);
}

/**
 * Warns of models that are not in `gateway.yaml`. This is no error, since discovery may find them or they may be added later. With an
 * invalid file, keys can still be created.
 */
export async function warnOfUnknownModels(
  context: ManagementContext,
  modelIds: readonly string[],
): Promise<void> {
  const known = await knownModels(context);
  if (known === null) return;
  const prefixes = known.filter(isPattern).map((pattern) => pattern.slice(0, -1));
  const isKnown = (id: string): boolean =>
    known.includes(id) || prefixes.some((prefix) => id.startsWith(prefix));
  for (const modelId of modelIds.filter((id) => !isKnown(id))) {
    const suggestion = didYouMean(modelId, known);
    context.note(
      `warning: the configuration has no model '${modelId}'${suggestion === undefined ? '' : `; ${suggestion}`}`,
    );
  }
}

/** Null when the configuration is invalid, and for a token that may not see it. */
async function knownModels(context: ManagementContext): Promise<string[] | null> {
  try {
    return (await (await context.management()).getConfiguration()).models.map(({ id }) => id);
  } catch (error) {
    if (error instanceof ResponseError && error.status === 403) return null;
    if (
      !(error instanceof Error && error.cause instanceof Error && error.cause.name === 'ConfigurationError')
    )
      throw error;
    context.note("warning: the configuration is invalid, see 'gateway config check'");
    return null;
  }
}
