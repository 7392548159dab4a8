/** One job takes a fraction of a second with a small model, which is what a call can be delayed by each other one. */
const SLICE_INPUTS = 8;
const SLICE_CHARACTERS = 8_000;

/** Inputs in their order, in slices that are one job each. An input is never cut. */
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
