import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readCalibrations, storeCalibrations } from '../../catalogue/calibration-file.ts';
import { Calibrations, type CalibrationEntry } from '../../catalogue/calibration.ts';
import { defaultCatalogue } from '../../catalogue/default-catalogue.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';

const COMMON = {
  model: 'acme/chat',
  model_version: null,
  fitted_at: '2026-07-01T00:00:00Z',
  train_items: 500,
};
const PLATT: CalibrationEntry = { ...COMMON, kind: 'predicate', parameters: { slope: 0.5, intercept: -1 } };
const HEAT: CalibrationEntry = { ...COMMON, kind: 'choice', parameters: { temperature: 2 } };

describe('stored calibrations', () => {
  test('the last fit for a model, its revision and a kind of question applies', async () => {
    await using folder = await TemporaryFolder.make();
    const path = join(folder.path, 'new', 'calibration.json');
    await storeCalibrations(path, [PLATT, HEAT]);
    const hotter: CalibrationEntry = { ...HEAT, parameters: { temperature: 3 } };
    const ofAnother: CalibrationEntry = { ...HEAT, model_version: 'r2', parameters: { temperature: 9 } };
    await storeCalibrations(path, [hotter, ofAnother]);
    const calibrations = new Calibrations(await readCalibrations(path));
    const [model] = [...defaultCatalogue().models.values()];
    if (model === undefined) throw new Error('no model');
    const revision = (version?: string) => {
      const { model_version: _, ...info } = model.info;
      return {
        id: 'acme/chat',
        info: { ...info, ...(version === undefined ? {} : { model_version: version }) },
      };
    };
    expect(calibrations.of(revision())).toEqual({ predicate: PLATT.parameters, choice: { temperature: 3 } });
    expect(calibrations.of(revision('r2'))).toEqual({ choice: { temperature: 9 } });
    expect(calibrations.of(revision('r3'))).toEqual({});
    expect(await readdir(join(folder.path, 'new'))).toEqual(['calibration.json']);
  });

  test('no file: nothing is calibrated', async () => {
    await using folder = await TemporaryFolder.make();
    expect(await readCalibrations(join(folder.path, 'calibration.json'))).toEqual([]);
  });

  test.each([
    ['no JSON', '{'],
    ['another version', '{"version":2,"entries":[]}'],
    [
      'a temperature of 0',
      JSON.stringify({ version: 1, entries: [{ ...HEAT, parameters: { temperature: 0 } }] }),
    ],
    [
      'a prior weight above one',
      JSON.stringify({
        version: 1,
        entries: [{ ...HEAT, parameters: { temperature: 1, prior_weight: 2 } }],
      }),
    ],
    [
      'Platt without slope',
      JSON.stringify({ version: 1, entries: [{ ...PLATT, parameters: { intercept: 1 } }] }),
    ],
  ])('%s stops the start and says what to do', async (_what, text) => {
    await using folder = await TemporaryFolder.make();
    const path = join(folder.path, 'calibration.json');
    await writeFile(path, text);
    await expect(readCalibrations(path)).rejects.toThrow(/calibration\.json:1:1 .*gateway calibrate/);
  });
});
