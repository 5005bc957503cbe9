import blocks from '@balcao/ui/blocks.module.css';
import { docsUrlOf, type Locale } from '../core/locale.ts';
import type { WorkbenchWords } from '../words/pt.ts';

interface StartCommandProps {
  words: WorkbenchWords['mode'];
  locale: Locale;
  baseUrl: string;
}

export function StartCommand({ words, locale, baseUrl }: StartCommandProps) {
  return (
    <>
      <code className={blocks.code}>{words.command}</code>{' '}
      <a href={`${docsUrlOf(baseUrl.replace(/\/$/, ''), locale)}/docs/guides/sandbox#start`}>
        {words.source}
      </a>
    </>
  );
}
