import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { lazy, Suspense, useState } from 'react';
import { useDestination } from '../../core/destination.ts';
import { docsUrlOf } from '../../core/locale.ts';
import { usePlace } from '../place.ts';
import { destinationName } from './ModeMark.tsx';

/** Loaded on demand, because the dialog needs all strings and facts of the workbench. */
const DestinationDialog = lazy(() =>
  import('./DestinationDialog.tsx').then((module) => ({ default: module.DestinationDialog })),
);

interface DestinationControlProps {
  /** Text of the button, if it differs from the default. */
  text?: string;
  className?: string;
}

/** Button that changes the site's destination. Its accessible name contains the current one. */
export function DestinationControl({ text, className }: DestinationControlProps) {
  const { words, locale, baseUrl } = usePlace();
  const destination = useDestination();
  const [isOpen, setOpen] = useState(false);
  // Used as the key of the dialog, so that it starts from the stored choice each time it is opened.
  const [openings, setOpenings] = useState(0);
  const w = words.destination;
  const now = destinationName(words, destination);
  const shown = text ?? w.change;
  return (
    <>
      <Button
        kind={text ? 'secondary' : 'quiet'}
        size="small"
        className={className}
        aria-haspopup="dialog"
        aria-label={`${shown}. ${w.label}: ${now}`}
        onClick={() => {
          setOpenings(openings + 1);
          setOpen(true);
        }}
      >
        {shown}
      </Button>
      {openings > 0 && (
        <Suspense>
          <DestinationDialog
            key={openings}
            locale={locale}
            baseUrl={baseUrl}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

export function StartCommand() {
  const { words, locale, baseUrl } = usePlace();
  return (
    <>
      <code className={blocks.code}>{words.mode.command}</code>{' '}
      <a href={`${docsUrlOf(baseUrl, locale)}/docs/guides/sandbox#start`}>{words.mode.source}</a>
    </>
  );
}
