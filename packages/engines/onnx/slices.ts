/**
 * The most inputs of a job. With a small model a job takes a fraction of a second, and each waiting call is delayed by
 * as much.
 */
const SLICE_INPUTS = 8;
const SLICE_CHARACTERS = 8_000;

/** Splits inputs into slices of one job each, in their order. No input is divided. */
export function sliced<Input>(inputs: readonly Input[], charactersOf: (input: Input) => number): Input[][] {
  const slices: Input[][] = [];
  let slice: Input[] = [];
  let characters = 0;
  for (const input of inputs) {
    const added = charactersOf(input);
    if (slice.length > 0 && (slice.length === SLICE_INPUTS || characters + added > SLICE_CHARACTERS)) {
      slices.push(slice);
      slice = [];
      characters = 0;
    }
    slice.push(input);
    characters += added;
  }
  if (slice.length > 0) slices.push(slice);
  return slices;
}
