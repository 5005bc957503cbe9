import { Suspense, startTransition, useState } from 'react';
import type { Locale } from '../locale.ts';
import { Frame } from './Frame.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { htmlLang } from './languages.ts';
import type { PageSettings } from './settings.ts';

/** The workbench as the sandbox's start page, in the language that the URL names. */
export function App({ settings }: { settings: PageSettings }) {
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
      <Frame locale={locale} siteUrl={settings.siteUrl} onChooseLanguage={choose} />
    </Suspense>
  );
}
