import type { Model } from './model.ts';

/** How much of what a model says without any input is taken away first, from 0 (nothing, as when it is absent) to 1 (all). */
export interface PriorParameters {
  prior_weight?: number;
}

/** Turns the evidence of a two-way question into a probability: σ(slope · logit + intercept) (Platt 1999). */
export interface PlattParameters extends PriorParameters {
  slope: number;
  intercept: number;
}

/** Divides log-probabilities before they are normalised (Guo et al. 2017); above 1 for a model that is too sure of itself. */
export interface TemperatureParameters extends PriorParameters {
  temperature: number;
}

/** What was fitted for one model, by kind of question; a kind that is absent is answered as the model says (wire formats §17.2). */
export interface Calibration {
  predicate?: PlattParameters;
  choice?: TemperatureParameters;
  score?: TemperatureParameters;
}

export const UNCALIBRATED: Calibration = {};

export type CalibratedKind = keyof Calibration;

/** What one run of `gateway calibrate` found for one kind of question. */
export type CalibrationEntry = {
  [Kind in CalibratedKind]: {
    model: string;
    /** Parameters hold for one revision of a model (wire formats §17.2); null where the catalogue names none. */
    model_version: string | null;
    kind: Kind;
    parameters: NonNullable<Calibration[Kind]>;
    /** Date and time (RFC 3339). */
    fitted_at: string;
    /** Answers that the fit has seen. */
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

  /** Of this very revision of the model. */
  of({ id, info }: Pick<Model, 'id' | 'info'>): Calibration {
    return this.#byModel.get(keyOf(id, info.model_version ?? null)) ?? UNCALIBRATED;
  }
}

function keyOf(model: string, version: string | null): string {
  return JSON.stringify([model, version]);
}
