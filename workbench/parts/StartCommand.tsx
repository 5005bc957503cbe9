import blocks from '@balcao/ui/blocks.module.css';
import { docsUrlOf } from '../core/locale.ts';
import { usePlace } from './place.ts';

export function StartCommand() {
  const { words, locale, baseUrl } = usePlace();
  return (
    <>
      <code className={blocks.code}>{words.mode.command}</code>{' '}
      <a href={`${docsUrlOf(baseUrl, locale)}/docs/guides/sandbox#start`}>{words.mode.source}</a>
    </>
  );
}
