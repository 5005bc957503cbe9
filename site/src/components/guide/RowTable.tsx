import { Table } from '@balcao/ui/table/Table.tsx';
import { type ComponentProps, createElement, type ReactNode } from 'react';
import { ChosenLegend } from './ChosenMark.tsx';

type TableProps = ComponentProps<typeof Table>;

/** Column: heading (empty in a list of named values), content of a cell, class of its cells. */
export type Column<Row> = readonly [
  heading: NonNullable<TableProps['columns']>[number],
  cell: (row: Row) => ReactNode,
  className?: string,
];

interface RowTableProps<Row> extends Omit<TableProps, 'columns' | 'children'> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  className?: string;
  idOf?: (row: Row) => string;
  /** Whether to add a legend for the marks of the sandbox's choices. */
  isMarked?: boolean;
}

/** Table with one row per item; the first cell names the row. */
export function RowTable<Row>({ rows, columns, className, idOf, isMarked = false, ...table }: RowTableProps<Row>) {
  const [[, name, nameClass] = ['', () => null], ...others] = columns;
  const shown = rows.map((row) =>
    createElement(
      'tr',
      { id: idOf?.(row) },
      <th scope="row" className={nameClass}>
        {name(row)}
      </th>,
      ...others.map(([, cell, cellClass]) => createElement('td', { className: cellClass }, cell(row))),
    ),
  );
  return (
    <>
      <Table {...table} columns={columns.map(([heading]) => heading).filter((heading) => heading !== '')}>
        {createElement('tbody', { className }, ...shown)}
      </Table>
      {isMarked && <ChosenLegend />}
    </>
  );
}
