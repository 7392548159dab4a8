import { backendKinds } from '../../catalogue/backend-kinds.ts';
import type { Deployment, Model } from '../../catalogue/model.ts';
import { claudeVersion, isFrom } from '../../dialects/fields/claude-versions.ts';
import { hasOwnEffort } from '../../dialects/converse/reasoning.ts';
import { UNKNOWN_MODEL, type TargetModel } from '../../dialects/target-model.ts';

/**
 * Returns how a deployment's model differs from others: by the operator's settings, else by its name at the vendor.
 *
 * @param name the model's name at the upstream
 */
export function targetModel(model: Model, { backend }: Deployment, name: string): TargetModel {
  const { isClaude: isClaudeKind = false, takesAudio = false, effort } = backendKinds[backend.kind];
  const takesEffort = effort === 'all' || (effort === 'by_family' && hasOwnEffort(name));
  const thinking = model.thinking ?? (takesEffort ? 'effort' : thinkingOf(name));
  const version = claudeVersion(name);
  const isClaude = version !== null || isClaudeKind || model.thinking === 'adaptive';
  const isAdaptive = thinking === 'adaptive';
  return {
    ...UNKNOWN_MODEL,
    thinking,
    thinksByDefault: isAdaptive && version !== null && isFrom(version, 5, 0),
    sampling: samplingOf(isClaude, isAdaptive),
    continuesMessages: !isAdaptive && (version === null || !isFrom(version, 4, 6)),
    refusesKeywords: isClaude,
    takesAudio,
    maxOutputTokens: model.info.max_output_tokens ?? null,
    cachesPrompts: model.cachesPrompts,
  };
}

/**
 * Claude Opus 4.7 and all later models think adaptively only (docs.aws.amazon.com/bedrock,
 * claude-messages-adaptive-thinking).
 */
function thinkingOf(name: string): TargetModel['thinking'] {
  const version = claudeVersion(name);
  return version !== null && isFrom(version, 4, 7) ? 'adaptive' : 'budget';
}

/** Claude 4.1 and later refuse temperature and top_p together, and adaptive models refuse each of them. */
function samplingOf(isClaude: boolean, isAdaptive: boolean): TargetModel['sampling'] {
  if (isAdaptive) return 'none';
  return isClaude ? 'one' : 'both';
}
