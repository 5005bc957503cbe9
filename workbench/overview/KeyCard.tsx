import type { Bench } from '../bench/bench.ts';
import { Copy } from '../bench/Copy.tsx';
import { PlaceLink } from '../bench/PlaceLink.tsx';
import styles from './key-card.module.css';

/** Who one is here, ready to be copied. */
export function KeyCard({ bench }: { bench: Bench }) {
  const { desk, words } = bench;
  const w = words.credentials;
  const { platformCode, privateKey, clientId } = desk.keys;
  const lines = [
    ['address', `${desk.origin}/api`],
    ['platformCode', platformCode],
    ['privateKey', privateKey],
    ['clientId', clientId],
  ] as const;
  return (
    <section className={styles.card} aria-labelledby="key-card">
      <h2 id="key-card" className={styles.title}>
        {words.overview.keys}
      </h2>
      <dl className={styles.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{w.fields[name]}</dt>
            <dd>
              <code>{value}</code>
              <Copy text={value} label={w.copy(w.fields[name])} copied={words.shared.exchange.code.copied} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        <PlaceLink bench={bench} to={['credentials']}>
          {words.overview.moreKeys}
        </PlaceLink>
      </p>
    </section>
  );
}
