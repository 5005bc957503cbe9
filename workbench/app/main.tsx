import { createRoot } from 'react-dom/client';
import '@balcao/ui/tokens.css';
import '@balcao/ui/code-block/tokens.css';
import './base.css';
import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import { Suspense, startTransition, useState } from 'react';
import type { Locale } from '../core/locale.ts';
import { Frame } from './Frame.tsx';
import styles from './frame.module.css';
import { htmlLang, type PageSettings } from './settings.ts';

/** Shown while the texts of a language load: the logo alone, without words. */
function LoadingScreen() {
  return (
    <div className={styles.opening}>
      <Azulejo tile="star" size={48} solid />
    </div>
  );
}

/** The workbench as the sandbox's start page, in the language that the URL names. */
function App({ settings }: { settings: PageSettings }) {
  const [locale, setLocale] = useState(settings.language);
  const choose = (next: Locale) => {
    const address = new URL(location.href);
    address.searchParams.set('lang', next);
    history.replaceState(null, '', address);
    document.documentElement.lang = htmlLang[next];
    startTransition(() => setLocale(next));
  };
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Frame
        locale={locale}
        siteUrl={settings.siteUrl}
        origin={location.origin + settings.root}
        onChooseLanguage={choose}
      />
    </Suspense>
  );
}

const root = document.getElementById('workbench');
const settings = document.getElementById('settings')?.textContent;
if (root && settings) createRoot(root).render(<App settings={JSON.parse(settings) as PageSettings} />);
