import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The children that pages write as data of the component around them: `<Branch>` in a `<Decision>`. */
export const childrenOf = <Props>(children: ReactNode, type: (props: Props) => null): ReactElement<Props>[] =>
  Children.toArray(children).filter(
    (child): child is ReactElement<Props> => isValidElement(child) && child.type === type,
  );
