import { RecentCalls } from '../../../ledger/recent-calls/recent-calls.ts';
import type { CallRecord } from '../../../ledger/recent-calls/call-record.ts';
import { newId } from '../../../storage/identifiers.ts';
import type { Store } from '../../../storage/open-database.ts';

interface CallOwner {
  projectId: string;
  keyId: string;
}

/** Keeps a call that failed at one deployment and was served by another. Returns its request id. */
export async function keepCall(
  store: Store,
  { projectId, keyId }: CallOwner,
  changes: Partial<CallRecord> = {},
): Promise<string> {
  const record: CallRecord = {
    request_id: newId(),
    ended_at: new Date(Date.now() - 60_000).toISOString(),
    duration_ms: 1_250,
    first_token_ms: 240,
    project_id: projectId,
    key_id: keyId,
    operation_id: 'createChatCompletion',
    model_id: 'acme/chat',
    served_model_id: '',
    deployment: 'openai/gpt-5-mini',
    status: 200,
    error: '',
    cost_nano_eur: 1_234_000n,
    tags: '',
    detail: {
      replica: 'gateway-0',
      process_id: 4711,
      route: { strategy: 'failover', reason: 'strategy' },
      attempts: [
        {
          deployment: 'azure/gpt-5-mini',
          error: 'bad_gateway',
          status: 500,
          upstream_text: 'It has stopped.',
        },
        { deployment: 'openai/gpt-5-mini', duration_ms: 1_100, first_token_ms: 240 },
      ],
      guardrails: [{ guardrail: 'no-secrets', outcome: 'allowed' }],
    },
    ...changes,
  };
  const calls = new RecentCalls({ store, retentionMs: 86_400_000, maxRows: 1_000, space: null });
  calls.add(record);
  await calls.write();
  return record.request_id;
}
