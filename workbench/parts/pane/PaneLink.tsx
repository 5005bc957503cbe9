import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useWorkbench } from './workbenchContext.ts';

interface Destination {
  to: readonly string[];
}

/** URL and click handler of a link to a location. With a modifier key the browser follows the link as usual. */
function useLink(to: readonly string[]) {
  const { hrefOf, open } = useWorkbench();
  return {
    href: hrefOf(to),
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open(to);
    },
  };
}

export function PaneLink({ to, children, ...rest }: Destination & ComponentProps<'a'>) {
  return (
    <a {...rest} {...useLink(to)}>
      {children}
    </a>
  );
}

interface PaneLinkButtonProps extends Destination, Pick<ComponentProps<typeof ButtonLink>, 'kind' | 'size'> {
  children: ReactNode;
}

/** Link that looks like a button, for the recommended next step. */
export function PaneLinkButton({ to, kind, size, children }: PaneLinkButtonProps) {
  return (
    <ButtonLink kind={kind} size={size} {...useLink(to)}>
      {children}
    </ButtonLink>
  );
}
