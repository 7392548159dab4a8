/** Adds `factor * vector` to `sum`, in place. */
export function addScaled(sum: Float32Array, vector: ArrayLike<number>, factor: number): void {
  for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + factor * (vector[i] ?? 0);
}

/** Scales a vector to length 1, in place. The zero vector stays unchanged. */
export function normalise(vector: Float32Array): void {
  const length = Math.sqrt(dot(vector, vector));
  if (length === 0) return;
  for (let i = 0; i < vector.length; i += 1) vector[i] = (vector[i] ?? 0) / length;
}

/** Returns the dot product. For unit vectors it is the cosine of their angle. */
export function dot(left: ArrayLike<number>, right: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < left.length; i += 1) sum += (left[i] ?? 0) * (right[i] ?? 0);
  return sum;
}
