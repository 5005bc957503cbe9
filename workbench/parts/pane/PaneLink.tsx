import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { WorkbenchContext } from './workbenchContext.ts';

interface Destination {
  workbench: Pick<WorkbenchContext, 'open' | 'hrefOf'>;
  to: readonly string[];
}

/** URL and click handler of a link to a location. With a modifier key held down the browser opens it as usual. */
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

/** A link to another location of the workbench, also where a pane stands on a page of the documentation. */
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

/** The same, styled as a button: the recommended next step. */
export function PaneLinkButton({ workbench, to, kind, size, children }: PaneLinkButtonProps) {
  return (
    <ButtonLink kind={kind} size={size} {...linkProps({ workbench, to })}>
      {children}
    </ButtonLink>
  );
}
