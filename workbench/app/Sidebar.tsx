import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { ColourModeButton } from '@balcao/ui/colour-mode/ColourModeButton.tsx';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { useState } from 'react';
import { provider } from '../../provider.config.ts';
import type { Locale } from '../core/locale.ts';
import { placeOf } from '../parts/destination/ModeMark.tsx';
import { PaneLink } from '../parts/pane/PaneLink.tsx';
import { useWorkbench, Workbench } from '../parts/pane/workbenchContext.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { type PaneGroup, type PaneId, paneGroups, panes } from './panes.ts';
import { ConnectionStatus, TimeChip } from './SandboxStatus.tsx';
import styles from './sidebar.module.css';

interface SidebarProps {
  open: PaneId;
  onChooseLanguage: (locale: Locale) => void;
}

export function Sidebar({ open, onChooseLanguage }: SidebarProps) {
  const workbench = useWorkbench();
  const { words, locale, docsUrl, context } = workbench;
  const w = words.frame;
  const [menuOpen, setMenuOpen] = useState(false);
  const choose = (location: readonly string[]) => {
    setMenuOpen(false);
    workbench.open(location);
  };
  return (
    <header className={styles.sidebar} data-unfolded={menuOpen || undefined}>
      <div className={blocks.ends}>
        <PaneLink to={['overview']} className={styles.brand}>
          <Azulejo tile="star" size={30} solid />
          <span>
            {provider.brand} <span className={blocks.quiet}>{w.name}</span>
          </span>
        </PaneLink>
        <Button
          className={styles.menuButton}
          aria-expanded={menuOpen}
          aria-controls="menu"
          onClick={() => setMenuOpen(!menuOpen)}
        >
          <Icon size={20} strokeWidth="1.8" path={menuOpen ? 'm5 5 10 10M15 5 5 15' : 'M3 6h14M3 10h14M3 14h14'} />
          {w.menu}
        </Button>
      </div>
      <div className={`${blocks.ends} ${styles.state}`}>
        <ConnectionStatus />
        <TimeChip />
      </div>
      <Workbench value={{ ...workbench, open: choose }}>
        <div className={styles.menu} id="menu">
          <nav aria-label={w.menu}>
            {(Object.keys(paneGroups) as PaneGroup[]).map((group) => (
              <div key={group}>
                <p className={blocks.hint} id={`menu-${group}`}>
                  {w.groups[group]}
                </p>
                <ul className={blocks.list} aria-labelledby={`menu-${group}`}>
                  {paneGroups[group].map((id) => (
                    <li key={id}>
                      <PaneLink to={[id]} className={styles.entry} aria-current={id === open ? 'page' : undefined}>
                        <Icon size={20} strokeWidth="1.5" path={panes[id].glyph} />
                        {w.panes[id]}
                      </PaneLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className={`${blocks.column} ${blocks.below}`}>
            <p className={blocks.hint}>
              {placeOf(words.shared, context.origin)}
              <br />
              <PaneLink to={['credentials']} title={words.shared.destination.change}>
                {w.platform} <code>{context.keys.platformCode}</code>
              </PaneLink>
            </p>
            <a href={docsUrl || '/'}>{w.docs}</a>
            <div className={blocks.ends}>
              <LanguageLinks label={w.language} locale={locale} onChoose={onChooseLanguage} />
              <ColourModeButton label={(mode) => w.colour.label(w.colour[mode])} />
            </div>
          </div>
        </div>
      </Workbench>
    </header>
  );
}
