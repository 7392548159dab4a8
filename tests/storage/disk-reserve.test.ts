import { describe, expect, test } from '@jest/globals';
import { DiskReserve, type VolumeReader } from '../../storage/disk-reserve.ts';
import { TemporaryFolder } from './temporary-store.ts';

const refused = expect.objectContaining({ code: 'service_unavailable' });

/** A volume with the given free bytes. Folders with `other` in their name are on another volume. */
function volume(freeBytes: number): VolumeReader & { free: number } {
  return {
    free: freeBytes,
    freeBytes() {
      return Promise.resolve(this.free);
    },
    volumeOf: (folder) => Promise.resolve(folder.includes('other') ? 2 : 1),
  };
}

function claimed(space: { claim(bytes: number): void }, bytes: number): unknown {
  try {
    space.claim(bytes);
    return 'claimed';
  } catch (error) {
    return error;
  }
}

describe('the reserve of the ledger', () => {
  test('is left free to the byte', async () => {
    const reserve = new DiskReserve('/data', 600, volume(1_000));
    await reserve.read();
    expect(claimed(reserve, 401)).toEqual(refused);
    expect(claimed(reserve, 400)).toBe('claimed');
    expect(claimed(reserve, 1)).toEqual(refused);
  });

  test('counts claimed space until a later measurement includes it', async () => {
    const disk = volume(1_000);
    const reserve = new DiskReserve('/data', 600, disk);
    await reserve.read();
    reserve.claim(300);
    disk.free = 700;
    const reading = reserve.read();
    reserve.claim(50);
    await reading;
    expect(claimed(reserve, 51)).toEqual(refused);
    expect(claimed(reserve, 50)).toBe('claimed');
  });

  test('admits writers again when space is free again', async () => {
    const disk = volume(600);
    const reserve = new DiskReserve('/data', 600, disk);
    await reserve.read();
    expect(claimed(reserve, 1)).toEqual(refused);
    disk.free = 700;
    await reserve.read();
    expect(claimed(reserve, 100)).toBe('claimed');
  });

  test('does not affect folders on another volume', async () => {
    const reserve = new DiskReserve('/data', 600, volume(600));
    await reserve.read();
    expect(claimed(await reserve.for('/data/spool'), 1)).toEqual(refused);
    expect(claimed(await reserve.for('/other/spool'), 1)).toBe('claimed');
  });

  test('measures a real volume', async () => {
    await using folder = await TemporaryFolder.make();
    const reserve = new DiskReserve(folder.path, 0);
    await reserve.read();
    expect(reserve.freeBytes).toBeGreaterThan(0);
    expect(await reserve.for(folder.path)).toBe(reserve);
    expect(claimed(reserve, Number.MAX_SAFE_INTEGER)).toEqual(refused);
  });
});
