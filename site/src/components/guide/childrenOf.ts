import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Children that are data for their parent component, such as a `<Branch>` in a `<Decision>`. */
export const childrenOf = <Props>(children: ReactNode, type: (props: Props) => null): ReactElement<Props>[] =>
  Children.toArray(children).filter(
    (child): child is ReactElement<Props> => isValidElement(child) && child.type === type,
  );
