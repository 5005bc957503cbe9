import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { markedAfterMilliseconds } from '../../start/markSpecification.ts';
import { NavbarAnchor } from './NavbarAnchor.tsx';

/** Link to the API reference by full navigation, because that page is complete HTML. */
export function SpecificationItem({ mobile }: { mobile?: boolean }) {
  const href = useBaseUrl('/api');
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '') === href;
  const [active, setActive] = useState(false);

  useEffect(() => {
    if (!here) return setActive(false);
    const timer = setTimeout(() => setActive(true), markedAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [here]);

  return (
    <NavbarAnchor mobile={mobile} active={active} href={href} data-marked-late="">
      {translate({ id: 'navbar.specification', message: 'Especificação' })}
    </NavbarAnchor>
  );
}
