/** The rows of a statement that runs once for each. Most values of a row are those of the row before, and are not sent again. */
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
    let cell = 0;
    for (const row of rows) {
      for (const name of names) {
        const value: unknown = row[name];
        const before = cells[cell - columns];
        const isRepeated = before !== undefined && values[before] === value;
        cells[cell] = isRepeated ? before : values.push(value) - 1;
        cell += 1;
      }
    }
    return new RowBatch({ values, cells, columns });
  }
}
