/** The memory of the recogniser, as Emscripten exposes it. */
export interface Heap {
  HEAP32: Int32Array;
  HEAPF32: Float32Array;
}

/** The recogniser's adaptation to a voice and its microphone. */
export interface VoiceState {
  means: Float32Array;
  sums: Float32Array;
  frames: number;
}

/** The means of the feature vectors in the acoustic model's training data, which an unknown voice starts with. */
const INITIAL_MEANS = [41, -5.29, -0.12, 5.09, 2.48, -4.07, -1.37, -1.78, -5.08, -2.05, -6.45, -1.42, 1.17];
const BYTES = 4;

export const INITIAL_MEANS_SETTING = INITIAL_MEANS.join(',');

/**
 * Accesses the recogniser's running means of cepstral coefficients. The recogniser keeps them between utterances and
 * has no function to reset them, so a result would depend on the previous request. The constructor finds them in its
 * memory by their initial values.
 */
export class CepstralMeans {
  readonly #heap: Heap;
  /** The positions in the heap, in units of four bytes. */
  readonly #means: number;
  readonly #sums: number;
  readonly #frames: number;

  /** Throws when the means are not found, as in another version of the package. */
  constructor(heap: Heap) {
    this.#heap = heap;
    this.#means = placeOf(heap.HEAPF32, INITIAL_MEANS);
    // The structure has pointers to means, variances and sums, the number of frames and the length of a vector.
    const structure = heap.HEAP32.indexOf(this.#means * BYTES);
    const [sums = 0, frames, length] = heap.HEAP32.subarray(structure + 2, structure + 5);
    if (structure < 0 || frames !== 0 || length !== INITIAL_MEANS.length)
      throw new Error('the means of the recogniser were not found in its memory');
    this.#sums = sums / BYTES;
    this.#frames = structure + 3;
  }

  read(): VoiceState {
    const { HEAP32, HEAPF32 } = this.#heap;
    const vector = (place: number): Float32Array => HEAPF32.slice(place, place + INITIAL_MEANS.length);
    return { means: vector(this.#means), sums: vector(this.#sums), frames: HEAP32[this.#frames] ?? 0 };
  }

  write({ means, sums, frames }: VoiceState): void {
    this.#heap.HEAPF32.set(means, this.#means);
    this.#heap.HEAPF32.set(sums, this.#sums);
    this.#heap.HEAP32[this.#frames] = frames;
  }
}

/** Returns the state of a voice of which only the means are known. The next frames then count in full. */
export function newVoice(means: ArrayLike<number> = INITIAL_MEANS): VoiceState {
  return { means: Float32Array.from(means), sums: new Float32Array(INITIAL_MEANS.length), frames: 0 };
}

function placeOf(heap: Float32Array, values: readonly number[]): number {
  const pattern = Float32Array.from(values);
  for (
    let place = heap.indexOf(pattern[0] ?? 0);
    place >= 0;
    place = heap.indexOf(pattern[0] ?? 0, place + 1)
  ) {
    if (pattern.every((value, index) => heap[place + index] === value)) return place;
  }
  return -1;
}
