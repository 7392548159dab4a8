import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { assess, type LabelledObservation } from '../../../cli/calibration/assess.ts';
import { fitPlatt, fitTemperature, type Observation } from '../../../cli/calibration/fit.ts';
import { metricsOf, type Forecast } from '../../../cli/calibration/metrics.ts';

/** A hundred results for each logit, with as many right ones as its true probability states. */
function observations(probabilityOf: (logit: number) => number): Observation[] {
  return [-3, -2, -1, 0, 1, 2, 3].flatMap((logit) => {
    const right = Math.round(100 * probabilityOf(logit));
    return Array.from({ length: 100 }, (_unused, index) => ({
      scores: [logit, 0],
      outcome: index < right ? 0 : 1,
    }));
  });
}

const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));

describe('the fit', () => {
  test('a model that is twice too confident gets temperature 2', () => {
    expect(fitTemperature(observations((logit) => sigmoid(logit / 2))).temperature).toBeCloseTo(2, 1);
  });

  test('Platt finds slope and intercept', () => {
    const found = fitPlatt(observations((logit) => sigmoid(0.5 * logit - 1)));
    expect(found.slope).toBeCloseTo(0.5, 1);
    expect(found.intercept).toBeCloseTo(-1, 1);
  });

  test('parameters are finite for any data, even if one side is empty or all results are right', () => {
    const one = fc.record({
      scores: fc.tuple(fc.double({ min: -20, max: 20, noNaN: true }), fc.constant(0)),
      outcome: fc.constantFrom(0, 1),
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 60 }), (data) => {
        const { slope, intercept } = fitPlatt(data);
        expect([slope, intercept].every(Number.isFinite)).toBe(true);
        expect(fitTemperature(data).temperature).toBeGreaterThan(0);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the metrics', () => {
  test('of known forecasts have the known values', () => {
    const forecasts: Forecast[] = [
      { probabilities: [0.8, 0.2], outcome: 0 },
      { probabilities: [0.4, 0.6], outcome: 1 },
    ];
    const { nll, brier } = metricsOf(forecasts, true);
    expect(nll).toBeCloseTo((-Math.log(0.8) - Math.log(0.6)) / 2, 12);
    expect(brier).toBeCloseTo((0.04 + 0.16) / 2, 12);
    expect(metricsOf(forecasts, false).brier).toBeCloseTo(2 * brier, 12);
    expect(metricsOf(forecasts, true).ece).toBeCloseTo((0.2 + 0.4) / 2, 12);
  });

  test('a constant forecast at the true rate has no calibration error in any order of the results', () => {
    const forecasts = Array.from({ length: 100 }, (_unused, index): Forecast => {
      return { probabilities: [0.3, 0.7], outcome: index < 30 ? 0 : 1 };
    });
    expect(metricsOf(forecasts, true).ece).toBeCloseTo(0, 12);
  });

  test('on the held-out half, fitting improves a model that is too confident and beats the constant rate', () => {
    const halves = observations((logit) => sigmoid(logit / 2)).map(
      (observation, index): LabelledObservation => {
        return { ...observation, options: ['true', 'false'], train: index % 2 === 0 };
      },
    );
    const found = assess('predicate', halves);
    if (found === null) throw new Error('not enough data');
    expect(found.after.nll.value).toBeLessThan(found.before.nll.value);
    expect(found.after.ece.value).toBeLessThan(found.before.ece.value);
    expect(found.after.nll.value).toBeLessThan(found.baseline.nll.value);
    expect(found.after.nll.low).toBeLessThan(found.after.nll.value);
    expect(found.after.nll.high).toBeGreaterThan(found.after.nll.value);
    expect(assess('predicate', halves)).toEqual(found);
    expect(assess('predicate', halves.slice(0, 60))).toBeNull();
  });
});
