import { languageCodes, languageNames } from '@balcao/text/languageTags.ts';
import { useState } from 'react';
import type { Locale } from '../core/locale.ts';
import type { PaneWords } from '../words/panes/pt.ts';
import { applyMode, type ColourMode, nextMode, storedMode } from './colourMode.ts';
import styles from './preferences.module.css';

interface LanguageLinksProps {
  label: string;
  locale: Locale;
  onChoose: (locale: Locale) => void;
}

/** Links to the three languages. Each language has its own URL, so that it can be opened in another tab. */
export function LanguageLinks({ label, locale, onChoose }: LanguageLinksProps) {
  return (
    <nav className={styles.languages} aria-label={label}>
      {languageCodes.map((each) => (
        <a
          key={each}
          href={`?lang=${each}${location.hash}`}
          lang={each}
          hrefLang={each}
          aria-label={`${each.toUpperCase()} ${languageNames[each]}`}
          aria-current={each === locale || undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onChoose(each);
          }}
        >
          {each.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

const glyphs: Record<ColourMode, string> = {
  light:
    'M10 6.2a3.8 3.8 0 1 1 0 7.6a3.8 3.8 0 1 1 0-7.6M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M4 16l1.4-1.4M14.6 5.4 16 4',
  dark: 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3Z',
  system: 'M2.5 4h15v10h-15zM7 17.5h6M10 14v3.5',
};

/** Cycles through light, dark and system, and names the mode that is on. */
export function ColourModeButton({ words }: { words: PaneWords['frame']['colour'] }) {
  const [choice, setChoice] = useState(storedMode);
  const turn = () => {
    const next = nextMode(choice);
    applyMode(next, true);
    setChoice(next);
  };
  const label = words.label(words[choice]);
  return (
    <button type="button" className={styles.tool} aria-label={label} title={label} onClick={turn}>
      <svg
        aria-hidden="true"
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={glyphs[choice]} />
      </svg>
    </button>
  );
}
