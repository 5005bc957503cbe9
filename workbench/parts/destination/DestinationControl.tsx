import { Button } from '@balcao/ui/button/Button.tsx';
import { lazy, Suspense, useState } from 'react';
import { useDestination } from '../../core/destination.ts';
import { usePlace } from '../place.ts';
import { destinationName } from './ModeMark.tsx';

/** The dialog brings all texts and facts of the workbench, so it is fetched when it is asked for. */
const DestinationDialog = lazy(() =>
  import('./DestinationDialog.tsx').then((module) => ({ default: module.DestinationDialog })),
);

interface DestinationControlProps {
  /** Text of the button, where it says more than that something can be changed. */
  text?: string;
  className?: string;
}

/** Button that changes where the calls of the whole site go; its accessible name says where they go now. */
export function DestinationControl({ text, className }: DestinationControlProps) {
  const { words, locale, baseUrl } = usePlace();
  const destination = useDestination();
  const [isOpen, setOpen] = useState(false);
  // Each opening begins with the stored choice.
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
