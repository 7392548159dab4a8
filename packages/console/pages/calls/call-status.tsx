import type { Call } from '../../../../generated/admin/contract.ts';
import { Badge, type Tone } from '../../parts/state-badge.tsx';
import { texts } from '../../texts/english.ts';

export function CallStatus({ of: { status, error } }: { of: Pick<Call, 'status' | 'error'> }) {
  return (
    <>
      <Badge tone={toneOf(status, error)}>{status ?? texts.calls.unknownStatus}</Badge>
      {error !== null && <p class="quiet">{error}</p>}
    </>
  );
}

function toneOf(status: number | null, error: string | null): Tone {
  if (status === null) return 'plain';
  if (status >= 500) return 'bad';
  if (status >= 400 || error !== null) return 'warn';
  return 'good';
}
