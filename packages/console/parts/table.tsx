import type { ComponentChildren } from 'preact';

export interface Column<Row> {
  name: string;
  title: string;
  cell: (row: Row) => ComponentChildren;
  /** Numbers stand at the end of their column. */
  isNumber?: boolean;
  /** Makes the column one by which the reader sorts. */
  compare?: (one: Row, other: Row) => number;
}

export interface Order {
  by: string;
  isDescending: boolean;
}

interface TableProperties<Row> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  order?: Order;
  onOrder?: (order: Order) => void;
}

/** A table whose first column names the row. It scrolls on narrow screens, also by the keyboard. */
export function Table<Row>({ label, columns, rows, keyOf, order, onOrder }: TableProperties<Row>) {
  return (
    <div class="scroll" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.name} column={column} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {ordered(rows, columns, order).map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, cell, isNumber }, index) =>
                index === 0 ? (
                  <th key={name} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} class={isNumber === true ? 'number' : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProperties<Row> {
  column: Column<Row>;
  order: Order | undefined;
  onOrder: ((order: Order) => void) | undefined;
}

function Heading<Row>({
  column: { name, title, isNumber, compare },
  order,
  onOrder,
}: HeadingProperties<Row>) {
  const isOrdered = order?.by === name;
  const direction = order?.isDescending === true ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      class={isNumber === true ? 'number' : undefined}
      aria-sort={isOrdered ? direction : undefined}
    >
      {compare === undefined || onOrder === undefined ? (
        title
      ) : (
        <button
          type="button"
          class="heading"
          onClick={() => onOrder({ by: name, isDescending: isOrdered ? order?.isDescending !== true : true })}
        >
          {title}
          <span aria-hidden="true">{isOrdered ? (order?.isDescending === true ? ' ↓' : ' ↑') : ''}</span>
        </button>
      )}
    </th>
  );
}

function ordered<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  order: Order | undefined,
): readonly Row[] {
  const compare = columns.find(({ name }) => name === order?.by)?.compare;
  if (compare === undefined) return rows;
  const sorted = rows.toSorted(compare);
  return order?.isDescending === true ? sorted.reverse() : sorted;
}
