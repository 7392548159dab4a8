import type { Model } from './model.ts';

/**
 * How much of the model's answer without input is subtracted first, from 0 (nothing; the default) to 1 (all of
 * it).
 */
export interface PriorParameters {
  prior_weight?: number;
}

/** Converts the evidence of a two-way question to a probability: σ(slope · logit + intercept) (Platt 1999). */
export interface PlattParameters extends PriorParameters {
  slope: number;
  intercept: number;
}

/**
 * Divides log-probabilities before they are normalised (Guo et al. 2017). Above 1 for an overconfident model.
 */
export interface TemperatureParameters extends PriorParameters {
  temperature: number;
}

/** The fitted parameters of one model by kind of question. Kinds without parameters are not calibrated. */
export interface Calibration {
  predicate?: PlattParameters;
  choice?: TemperatureParameters;
  score?: TemperatureParameters;
}

export const UNCALIBRATED: Calibration = {};

export type CalibratedKind = keyof Calibration;

/** The result of `gateway calibrate` for one kind of question. */
export type CalibrationEntry = {
  [Kind in CalibratedKind]: {
    model: string;
    /** Parameters apply to one revision of a model; null where the catalogue names none. */
    model_version: string | null;
    kind: Kind;
    parameters: NonNullable<Calibration[Kind]>;
    /** Date and time (RFC 3339). */
    fitted_at: string;
    /** Answers in the training set. */
    train_items: number;
  };
}[CalibratedKind];

/** The fitted parameters of all models, read once at start. */
export class Calibrations {
  readonly #byModel = new Map<string, Calibration>();

  constructor(entries: readonly CalibrationEntry[]) {
    for (const entry of entries) {
      const key = keyOf(entry.model, entry.model_version);
      this.#byModel.set(key, { ...this.#byModel.get(key), [entry.kind]: entry.parameters });
    }
  }

  /** Returns the calibration of this revision of the model. */
  of({ id, info }: Pick<Model, 'id' | 'info'>): Calibration {
    return this.#byModel.get(keyOf(id, info.model_version ?? null)) ?? UNCALIBRATED;
  }
}

function keyOf(model: string, version: string | null): string {
  return JSON.stringify([model, version]);
}
