import { Progress } from '@balcao/ui/progress/Progress.tsx';
import type { Locale } from '@balcao/workbench/locale.ts';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, useEffect, useState } from 'react';
import { ConsoleFailure } from './ConsoleFailure.tsx';

/** Loads the modules of the console when the first one is opened. */
async function fetchConsole(locale: Locale) {
  const [{ OperationConsole }, { loadConsoleWords }] = await Promise.all([
    import('./console/OperationConsole.tsx'),
    import('./console/words/load.ts'),
  ]);
  return { OperationConsole, words: await loadConsoleWords(locale) };
}
type Parts = Awaited<ReturnType<typeof fetchConsole>>;

/** A console that loads on demand; a failed load offers a retry. */
export function LazyConsole(props: { operationId: string; onClose: () => void }) {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const [parts, setParts] = useState<Parts | 'waiting' | 'failed'>('waiting');
  const load = useCallback(() => {
    setParts('waiting');
    fetchConsole(locale).then(setParts, () => setParts('failed'));
  }, [locale]);
  useEffect(load, [load]);

  if (parts === 'waiting') {
    return <Progress label={translate({ id: 'api.console.loading', message: 'A abrir a consola…' })} />;
  }
  if (parts === 'failed') return <ConsoleFailure retry={load} onClose={props.onClose} />;
  const { OperationConsole, words } = parts;
  return <OperationConsole {...props} locale={locale} words={words} />;
}
