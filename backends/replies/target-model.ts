import { backendKinds } from '../../catalogue/backend-kinds.ts';
import type { BackendSettings, Deployment, Model } from '../../catalogue/model.ts';
import { claudeVersion, isFrom } from '../../dialects/fields/claude-versions.ts';
import { hasOwnEffort } from '../../dialects/converse/reasoning.ts';
import { UNKNOWN_MODEL, type TargetModel } from '../../dialects/target-model.ts';

/**
 * Returns how a deployment's model differs from others: by the operator's settings, else by its name at the vendor.
 *
 * @param name the model's name at the upstream
 */
export function targetModel(model: Model, { backend }: Deployment, name: string): TargetModel {
  const {
    isClaude: isClaudeKind = false,
    takesAudio = false,
    takesOfficeFiles = false,
    effort,
  } = backendKinds[backend.kind];
  const version = claudeVersion(name);
  const isOther = version === null;
  const takesEffort = (effort === 'all' && isOther) || (effort === 'by_family' && hasOwnEffort(name));
  const thinking = model.thinking ?? (takesEffort ? 'effort' : thinkingOf(name));
  const isClaude = version !== null || isClaudeKind || model.thinking === 'adaptive';
  const isAdaptive = thinking === 'adaptive';
  return {
    ...UNKNOWN_MODEL,
    thinking,
    thinksByDefault: isAdaptive && version !== null && isFrom(version, 5, 0),
    sampling: samplingOf(isClaude, isAdaptive),
    continuesMessages: !isAdaptive && (version === null || !isFrom(version, 4, 6)),
    refusesKeywords: isClaude,
    takesAudio: takesAudio && isOther,
    takesOfficeFiles,
    maxOutputTokens: model.info.max_output_tokens ?? null,
    cachesPrompts: model.cachesPrompts,
  };
}

/**
 * Whether a deployment's kind translates its default format to one of its own.
 *
 * @param name the model's name at the upstream
 */
export function hasOwnFormat({ kind }: BackendSettings, name: string): boolean {
  const { hasOwnFormat: own = false } = backendKinds[kind];
  return own === 'unless_claude' ? claudeVersion(name) === null : own;
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
