import { createRoot } from 'react-dom/client';
import '@balcao/ui/font/figtree.css';
import '@balcao/ui/tokens.css';
import '@balcao/ui/code-block/tokens.css';
import './base.css';
import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import { handleCodeTools } from '@balcao/ui/code-block/handleCodeTools.ts';
import { handleChoices } from '@balcao/ui/radio-panels/handleChoices.ts';
import { Suspense, startTransition, useState } from 'react';
import { ensureOwnSandbox } from '../core/ensureOwnSandbox.ts';
import { htmlLang, type Locale } from '../core/locale.ts';
import { isKeysFragment } from '../core/pastedKeys.ts';
import { Frame } from './Frame.tsx';
import styles from './frame.module.css';
import type { PageSettings } from './startPage.ts';

function LoadingScreen() {
  return (
    <div className={styles.opening}>
      <Azulejo tile="star" size={48} solid />
    </div>
  );
}

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
        onKeptSandbox={() => void (settings.isExposed && ensureOwnSandbox(location.origin + settings.root))}
      />
    </Suspense>
  );
}

/** Renders the workbench. If there is no shared sandbox, first opens a private one for this browser. */
async function start(place: HTMLElement, settings: PageSettings): Promise<void> {
  const root = createRoot(place);
  if (settings.isExposed && !isKeysFragment(location.hash)) {
    root.render(<LoadingScreen />);
    await ensureOwnSandbox(location.origin + settings.root);
  }
  root.render(<App settings={settings} />);
}

handleChoices();
handleCodeTools();

const place = document.getElementById('workbench');
const settings = document.getElementById('settings')?.textContent;
if (place && settings) void start(place, JSON.parse(settings) as PageSettings);
