import { Table } from '@balcao/ui/table/Table.tsx';
import { Children, isValidElement, type ReactNode } from 'react';

/** A Markdown table with a name: `<Comparison caption="...">` around it. */
export function Comparison({ caption, children }: { caption: string; children: ReactNode }) {
  const table = Children.toArray(children).find((child) => isValidElement<{ children: ReactNode }>(child));
  const rows = isValidElement<{ children: ReactNode }>(table) ? table.props.children : null;
  return <Table caption={caption}>{rows}</Table>;
}
