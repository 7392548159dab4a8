/** Turns the evidence of a two-way question into a probability: σ(slope · logit + intercept) (Platt 1999). */
export interface PlattParameters {
  slope: number;
  intercept: number;
}

/** Divides log-probabilities before they are normalised (Guo et al. 2017); above 1 for a model that is too sure of itself. */
export interface TemperatureParameters {
  temperature: number;
}

/** What was fitted for one model, by kind of question; a kind that is absent is answered as the model says (wire formats §17.2). */
export interface Calibration {
  predicate?: PlattParameters;
  choice?: TemperatureParameters;
  score?: TemperatureParameters;
}

export const UNCALIBRATED: Calibration = {};
