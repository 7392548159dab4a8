import type { BackendKind, Deployment, Model } from '../catalogue/model.ts';
import { claudeVersion, isFrom } from '../dialects/claude-versions.ts';
import { hasOwnEffort } from '../dialects/converse/reasoning.ts';
import { UNKNOWN_MODEL, type TargetModel } from '../dialects/target-model.ts';

/** Kinds whose models are Claude alone. */
const CLAUDE_KINDS: ReadonlySet<BackendKind> = new Set(['anthropic']);

/**
 * Returns how a deployment's model differs from others: by the operator's settings, else by its name at the vendor.
 *
 * @param name the model's name at the upstream
 */
export function targetModel(model: Model, { backend }: Deployment, name: string): TargetModel {
  const thinking = model.thinking ?? (takesEffort(backend.kind, name) ? 'effort' : thinkingOf(name));
  const version = claudeVersion(name);
  const isClaude = version !== null || CLAUDE_KINDS.has(backend.kind) || model.thinking === 'adaptive';
  const isAdaptive = thinking === 'adaptive';
  return {
    ...UNKNOWN_MODEL,
    thinking,
    thinksByDefault: isAdaptive && version !== null && isFrom(version, 5, 0),
    sampling: samplingOf(isClaude, isAdaptive),
    continuesMessages: !isAdaptive && (version === null || !isFrom(version, 4, 6)),
    refusesKeywords: isClaude,
    takesAudio: backend.kind === 'gemini',
    maxOutputTokens: model.info.max_output_tokens ?? null,
    cachesPrompts: model.cachesPrompts,
  };
}

/** Gemini takes levels of thinking, and some families on Bedrock an effort of their own. */
function takesEffort(kind: BackendKind, name: string): boolean {
  return kind === 'gemini' || (kind === 'bedrock' && hasOwnEffort(name));
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
