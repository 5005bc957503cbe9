import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { WorkbenchContext } from './workbenchContext.ts';

interface Destination {
  workbench: Pick<WorkbenchContext, 'open' | 'hrefOf'>;
  to: readonly string[];
}

/** Address and click of a link to a place; with a key held down the browser does what it always does. */
function linkProps({ workbench, to }: Destination) {
  return {
    href: workbench.hrefOf(to),
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      workbench.open(to);
    },
  };
}

/** A link to another place of the workbench, wherever the workbench stands. */
export function PaneLink({ workbench, to, children, ...rest }: Destination & ComponentProps<'a'>) {
  return (
    <a {...rest} {...linkProps({ workbench, to })}>
      {children}
    </a>
  );
}

interface PaneLinkButtonProps extends Destination, Pick<ComponentProps<typeof ButtonLink>, 'kind' | 'size'> {
  children: ReactNode;
}

/** The same, dressed as a button: the step one should take now. */
export function PaneLinkButton({ workbench, to, kind, size, children }: PaneLinkButtonProps) {
  return (
    <ButtonLink kind={kind} size={size} {...linkProps({ workbench, to })}>
      {children}
    </ButtonLink>
  );
}
