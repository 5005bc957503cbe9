import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import { useEffect } from 'react';
import { useFrame } from '../embed/useFrame.ts';
import type { CheckoutWords } from '../words/pt.ts';
import styles from './closing.module.css';
import { cameByBackButton, redirectSeconds, redirectTarget } from './redirect.ts';

/** Announces the redirect, redirects after a short delay, and offers a link to go at once. */
export function Redirect({ words, address }: { words: CheckoutWords['onward']; address: string }) {
  const place = redirectTarget(address);
  const { framed, finish } = useFrame();

  useEffect(() => {
    if (cameByBackButton()) return;
    const timer = setTimeout(() => finish(address), redirectSeconds * 1000);
    return () => clearTimeout(timer);
  }, [address, finish]);

  return (
    <div className={styles.onward}>
      <p>{place.kind === 'site' ? words.toSite(place.host) : words.toApp}</p>
      <ButtonLink kind="primary" href={address} target={framed ? '_top' : undefined}>
        {place.kind === 'site' ? words.siteLink(place.host) : words.appLink}
      </ButtonLink>
    </div>
  );
}
