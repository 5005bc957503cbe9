import { Suspense, startTransition, useState } from 'react';
import type { Locale } from '../locale.ts';
import { Frame } from './Frame.tsx';
import { Opening } from './LoadingScreen.tsx';
import { htmlLang } from './languages.ts';
import type { Settings } from './settings.ts';

/** The workbench as the sandbox's start page, in the language of the address. */
export function App({ settings }: { settings: Settings }) {
  const [locale, setLocale] = useState(settings.language);
  const choose = (next: Locale) => {
    const address = new URL(location.href);
    address.searchParams.set('lang', next);
    history.replaceState(null, '', address);
    document.documentElement.lang = htmlLang[next];
    startTransition(() => setLocale(next));
  };
  return (
    <Suspense fallback={<Opening />}>
      <Frame locale={locale} siteUrl={settings.siteUrl} onChooseLanguage={choose} />
    </Suspense>
  );
}
