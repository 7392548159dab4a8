import { InvalidArgumentError } from 'commander';
import { didYouMean } from '../../catalogue/suggestion.ts';
import { ConfigurationError } from '../../catalogue/configuration-error.ts';
import type { CommandContext } from '../context.ts';

/** Splits `a, b` into ['a', 'b']. Throws a usage error for an empty list. */
export function splitList(option: string, text: string): string[] {
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.length === 0) throw new InvalidArgumentError(`${option} must not be empty`);
  return items;
}

/**
 * Warns of models that are not in `gateway.yaml`. This is no error, since discovery may find them or they may be added later. With an
 * invalid file, keys can still be created.
 */
export async function warnOfUnknownModels(
  context: CommandContext,
  modelIds: readonly string[],
): Promise<void> {
  const known = await knownModels(context);
  if (known === null) return;
  for (const modelId of modelIds.filter((id) => !known.includes(id))) {
    const suggestion = didYouMean(modelId, known);
    context.note(
      `warning: the configuration has no model '${modelId}'${suggestion === undefined ? '' : `; ${suggestion}`}`,
    );
  }
}

async function knownModels(context: CommandContext): Promise<string[] | null> {
  try {
    return [...(await context.catalogue()).models.keys()];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    context.note("warning: the configuration is invalid, see 'gateway config check'");
    return null;
  }
}
