import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { WriteBytes } from '../../packages/contract-tools/checks/black-box/transport.ts';
import type { Random } from './random.ts';

/** How a client sends its bytes, and when it leaves. */
export interface Delivery {
  /** Where the bytes are divided, as shares of their length. */
  cuts: readonly number[];
  pauseMs: number;
  /** The share of the bytes that is sent. */
  share: number;
  /** `within_response`: the client disconnects at the first bytes of the response. */
  end: 'waits' | 'half_closes' | 'disconnects' | 'resets' | 'within_response';
}

const EARLY_ENDS = ['half_closes', 'disconnects', 'resets'] as const;
const ENDS = [...EARLY_ENDS, 'within_response'] as const;

export function chooseDelivery(random: Random): Delivery {
  const pieces = random.pick([1, 1, 1, 2, 3, 8]);
  const share = random.isLikely(0.85) ? 1 : random.next();
  return {
    cuts: Array.from({ length: pieces - 1 }, () => random.next()).sort((first, second) => first - second),
    pauseMs: random.pick([0, 0, 1, 5]),
    share,
    end: random.pick(share < 1 ? EARLY_ENDS : random.isLikely(0.75) ? (['waits'] as const) : ENDS),
  };
}

/** Returns the function that sends the bytes of a request in this way. */
export function sender({ cuts, pauseMs, share, end }: Delivery): WriteBytes {
  return (socket, bytes) => {
    const sent = bytes.subarray(0, Math.ceil(bytes.length * share));
    const places = [0, ...cuts.map((cut) => Math.floor(cut * sent.length)), sent.length];
    const pieces = places.slice(1).map((place, index) => sent.subarray(places[index], place));
    if (end === 'within_response') socket.once('data', () => socket.destroy());
    void sendPieces(socket, pieces, pauseMs).then(() => finish(socket, end));
  };
}

async function sendPieces(socket: Socket, pieces: readonly Buffer[], pauseMs: number): Promise<void> {
  for (const [index, piece] of pieces.entries()) {
    if (socket.destroyed) return;
    if (index > 0) await wait(pauseMs);
    socket.write(piece);
  }
}

function finish(socket: Socket, end: Delivery['end']): void {
  if (end === 'half_closes') socket.end();
  // The bytes go out before the connection is closed.
  else if (end === 'disconnects') socket.end(() => socket.destroy());
  else if (end === 'resets') socket.write('', () => socket.resetAndDestroy());
}
