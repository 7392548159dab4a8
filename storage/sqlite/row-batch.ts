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
    // Column by column, since a loop that reads the same property of all rows takes less time than one that reads all of each.
    names.forEach((name, column) => {
      let before: unknown;
      let position = -1;
      let cell = column;
      for (const row of rows) {
        const value: unknown = row[name];
        if (position === -1 || value !== before) {
          position = values.push(value) - 1;
          before = value;
        }
        cells[cell] = position;
        cell += columns;
      }
    });
    return new RowBatch({ values, cells, columns });
  }
}
