import { InvalidArgumentError } from 'commander';
import { didYouMean } from '../catalogue/suggestion.ts';
import { ConfigurationError } from '../catalogue/configuration-error.ts';
import type { CommandContext } from './context.ts';

/** `a, b` as ['a', 'b']. Throws commander's usage error when nothing is in it. */
export function splitList(option: string, text: string): string[] {
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.length === 0) throw new InvalidArgumentError(`${option} lists nothing`);
  return items;
}

/**
 * A model that `gateway.yaml` does not have may be one that discovery finds or that comes later, so that it is a warning only;
 * and a broken file does not keep keys from being made.
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
    context.note("warning: the configuration is broken, see 'gateway config check'");
    return null;
  }
}
