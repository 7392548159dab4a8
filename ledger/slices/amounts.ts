export function atLeastZero(nanoEur: bigint): bigint {
  return nanoEur > 0n ? nanoEur : 0n;
}

export function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
