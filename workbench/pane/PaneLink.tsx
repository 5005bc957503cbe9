import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { Bench } from './workbenchContext.ts';

interface Destination {
  bench: Pick<Bench, 'open' | 'hrefOf'>;
  to: readonly string[];
}

/** Address and click of a link to a place; with a key held down the browser does what it always does. */
function leadingTo({ bench, to }: Destination) {
  return {
    href: bench.hrefOf(to),
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      bench.open(to);
    },
  };
}

/** A link to another place of the workbench, wherever the workbench stands. */
export function PlaceLink({ bench, to, children, ...rest }: Destination & ComponentProps<'a'>) {
  return (
    <a {...rest} {...leadingTo({ bench, to })}>
      {children}
    </a>
  );
}

interface PlaceButtonProps extends Destination, Pick<ComponentProps<typeof ButtonLink>, 'kind' | 'size'> {
  children: ReactNode;
}

/** The same, dressed as a button: the step one should take now. */
export function PlaceButton({ bench, to, kind, size, children }: PlaceButtonProps) {
  return (
    <ButtonLink kind={kind} size={size} {...leadingTo({ bench, to })}>
      {children}
    </ButtonLink>
  );
}
