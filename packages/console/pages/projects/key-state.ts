import type { Key } from '../../../../generated/admin/contract.ts';
import type { Tone } from '../../parts/state-badge.tsx';
import { texts } from '../../texts/english.ts';

export interface KeyState {
  title: string;
  tone: Tone;
  isUsable: boolean;
}

export function keyStateOf({ revoked_at: revoked, expires_at: expires }: Key): KeyState {
  if (revoked !== null) return { title: texts.keys.revoked, tone: 'plain', isUsable: false };
  if (expires !== null && Date.parse(expires) <= Date.now())
    return { title: texts.keys.expired, tone: 'plain', isUsable: false };
  return { title: texts.keys.active, tone: 'good', isUsable: true };
}
