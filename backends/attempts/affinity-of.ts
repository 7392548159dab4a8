import type { JsonObject } from '../../bodies/json-body.ts';
import { bytesOfValues, modelOf, type Call } from '../../calls/call.ts';
import { firstOf, type Affinity } from '../../routing/affinity.ts';
import type { DeploymentRegistry } from '../../routing/deployment-registry.ts';
import type { ModelRoute } from '../../routing/model-route.ts';
import { PrefixAffinity } from '../../routing/prefix-affinity.ts';
import { promptBlocks } from '../../routing/prompt-blocks.ts';
import { SessionAffinity } from '../../routing/session-affinity.ts';
import { sessionOf } from '../../routing/session.ts';

/**
 * Largest body, by its values in memory, whose prompt is split into blocks. Real prompts are smaller, and
 * listing the properties of more values would block the event loop.
 */
const MAX_PROMPT_BYTES = 16 * 1024 * 1024;

/**
 * Returns the affinity of a conversation: that of its session, else that of the beginning of its prompt. Null
 * without either.
 */
export function affinityOf(
  call: Call,
  { settings, candidates }: ModelRoute,
  request: JsonObject,
  registry: DeploymentRegistry,
): Affinity | null {
  const { principal } = call;
  if (candidates.length < 2 || principal === null) return null;
  const { projectId } = principal;
  return firstOf(
    settings.sessionAffinity ? sessionAffinity(call, projectId, request, registry) : null,
    settings.prefixAffinity && bytesOfValues(call.body) <= MAX_PROMPT_BYTES
      ? prefixAffinity(projectId, request, registry)
      : null,
  );
}

function sessionAffinity(
  call: Call,
  projectId: string,
  request: JsonObject,
  { sessions }: DeploymentRegistry,
): Affinity | null {
  const { headers = {} } = call;
  const session = sessionOf({ projectId, modelId: modelOf(call).id, request, headers });
  return session === null ? null : new SessionAffinity(sessions, session);
}

function prefixAffinity(
  projectId: string,
  request: JsonObject,
  { prefixes }: DeploymentRegistry,
): Affinity | null {
  const blocks = promptBlocks(projectId, request);
  return blocks.length === 0 ? null : new PrefixAffinity(prefixes, blocks);
}
