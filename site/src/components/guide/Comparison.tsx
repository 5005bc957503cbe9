import { Table } from '@balcao/ui/table/Table.tsx';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { ChosenLegend, isChosenLimit } from './ChosenMark.tsx';

type Parent = ReactElement<{ children?: ReactNode }>;

const elementsIn = (children: ReactNode): Parent[] =>
  Children.toArray(children).filter((child): child is Parent => isValidElement(child));

const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) => (isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : child))
    .join('');

/** Whether a cell contains a limit that the sandbox chose: `<Limit is="pushMinutes" />`. */
const hasMark = (node: ReactNode): boolean =>
  Children.toArray(node).some(
    (child) =>
      isValidElement<{ is?: string; children?: ReactNode }>(child) &&
      (isChosenLimit(child.props.is) || hasMark(child.props.children)),
  );

/** Gives a Markdown table a name: `<Comparison caption="...">` around it. */
export function Comparison({ caption, children }: { caption: string; children: ReactNode }) {
  const [table] = elementsIn(children);
  const [head, body] = elementsIn(table?.props.children);
  const [row] = elementsIn(head?.props.children);
  const columns = elementsIn(row?.props.children).map(({ props }) => ({
    words: textOf(props.children),
    shown: props.children,
  }));
  return (
    <>
      <Table caption={caption} columns={columns}>
        {body}
      </Table>
      {hasMark(table) && <ChosenLegend />}
    </>
  );
}
