import { GatewayError } from '../../errors/gateway-error.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { LedgerScene } from './ledger-scene.ts';

/** A Thursday. */
export const NOW = '2026-11-26T10:00:00.000Z';
export const LATER = { day: '2026-11-27T00:00:01.000Z', week: '2026-11-30T00:00:01.000Z' };

export async function sceneAt(time = NOW, limitCents: bigint | null = null): Promise<LedgerScene> {
  const scene = await LedgerScene.open(limitCents);
  scene.time = time;
  return scene;
}

/** The body of the refusal of a call. */
export async function refusal(scene: LedgerScene, ledger: Ledger, cents: number) {
  try {
    await scene.admit(ledger, cents);
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'budget_exceeded') return error.body;
    throw error;
  }
  throw new Error('the call was admitted');
}
