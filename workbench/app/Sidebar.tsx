import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import { useState } from 'react';
import { provider } from '../../provider.config.ts';
import type { Locale } from '../locale.ts';
import { PlaceLink } from '../pane/PaneLink.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import { ColourButton } from './ColourModeButton.tsx';
import { LineMark } from './ConnectionStatus.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { type PaneGroup, type PaneId, paneGroups, panes } from './panes.ts';
import styles from './sidebar.module.css';
import { TimeChip } from './TimeChip.tsx';

interface SidebarProps {
  bench: Bench;
  open: PaneId;
  onChooseLanguage: (locale: Locale) => void;
}

/** Name, menu, and what holds for every pane; on a phone the menu opens and closes. */
export function Sidebar({ bench, open, onChooseLanguage }: SidebarProps) {
  const { words, locale, docsUrl, desk } = bench;
  const w = words.frame;
  const [unfolded, setUnfolded] = useState(false);
  const choose = (place: readonly string[]) => {
    setUnfolded(false);
    bench.open(place);
  };
  return (
    <header className={styles.sidebar} data-unfolded={unfolded || undefined}>
      <div className={styles.top}>
        <PlaceLink bench={bench} to={['overview']} className={styles.brand}>
          <Azulejo tile="star" size={30} solid />
          <span>
            {provider.brand} <span className={styles.what}>{w.name}</span>
          </span>
        </PlaceLink>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={unfolded}
          aria-controls="menu"
          onClick={() => setUnfolded(!unfolded)}
        >
          <svg
            aria-hidden="true"
            width="20"
            height="20"
            viewBox="0 0 20 20"
            fill="none"
            stroke="currentColor"
          >
            <path
              d={unfolded ? 'm5 5 10 10M15 5 5 15' : 'M3 6h14M3 10h14M3 14h14'}
              strokeWidth="1.8"
              strokeLinecap="round"
            />
          </svg>
          {w.menu}
        </button>
      </div>
      <div className={styles.state}>
        <LineMark bench={bench} />
        <TimeChip bench={bench} />
      </div>
      <div className={styles.folded} id="menu">
        <nav aria-label={w.menu}>
          {(Object.keys(paneGroups) as PaneGroup[]).map((group) => (
            <div key={group} className={styles.group}>
              <p className={styles.title} id={`menu-${group}`}>
                {w.groups[group]}
              </p>
              <ul className={styles.list} aria-labelledby={`menu-${group}`}>
                {paneGroups[group].map((id) => (
                  <li key={id}>
                    <PlaceLink
                      bench={{ ...bench, open: choose }}
                      to={[id]}
                      className={styles.entry}
                      aria-current={id === open ? 'page' : undefined}
                    >
                      <Glyph path={panes[id].glyph} />
                      {w.panes[id]}
                    </PlaceLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.bottom}>
          <p className={styles.platform}>
            {w.platform} <code>{desk.keys.platformCode}</code>
          </p>
          <a className={styles.docs} href={docsUrl || '/'}>
            {w.docs}
          </a>
          <div className={styles.tools}>
            <LanguageLinks label={w.language} locale={locale} onChoose={onChooseLanguage} />
            <ColourButton words={w.colour} />
          </div>
        </div>
      </div>
    </header>
  );
}

function Glyph({ path }: { path: string }) {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
