/** The rows of a statement that runs once for each. Rows of one kind have many values in common, and each value is sent once. */
export interface PackedRows {
  /** Texts, integers and nulls. */
  values: readonly unknown[];
  /** The positions in `values` of all cells, row by row. */
  cells: Uint32Array;
  columns: number;
}

/** The only parameter of a statement that runs once for each row. */
export class RowBatch {
  readonly packed: PackedRows;

  constructor(packed: PackedRows) {
    this.packed = packed;
  }

  /** Takes the named columns of the rows. */
  static of<Row extends object>(rows: readonly Row[], names: readonly (keyof Row)[]): RowBatch {
    const columns = names.length;
    const cells = new Uint32Array(rows.length * columns);
    const values: unknown[] = [];
    const positions = new Map<unknown, number>();
    let cell = 0;
    for (const row of rows) {
      for (const name of names) {
        const value: unknown = row[name];
        // Most cells repeat the row before.
        const before = cells[cell - columns];
        const known = before !== undefined && values[before] === value ? before : positions.get(value);
        cells[cell] = known ?? values.length;
        if (known === undefined) positions.set(value, values.push(value) - 1);
        cell += 1;
      }
    }
    return new RowBatch({ values, cells, columns });
  }
}
