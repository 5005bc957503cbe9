import { Button } from '@balcao/ui/button/Button.tsx';
import { Dialog } from '@balcao/ui/dialog/Dialog.tsx';
import { Sheet } from '@balcao/ui/sheet/Sheet.tsx';
import { Toast } from '@balcao/ui/toast/Toast.tsx';
import { useCallback, useState } from 'react';
import { ExampleRow, GallerySection } from './GallerySection.tsx';

/** Dialogs, sheets and toasts. */
export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const close = () => setOpen(null);
  const quiet = useCallback(() => setMessage(null), []);
  return (
    <GallerySection id="overlays" title="Dialog, sheet, toast">
      <ExampleRow>
        <Button onClick={() => setOpen('dialog')}>Open the dialog</Button>
        <Button onClick={() => setOpen('sheet')}>Open the sheet</Button>
        <Button onClick={() => setMessage('The reference was paid.')}>Show a toast</Button>
      </ExampleRow>
      <Dialog
        title="Start again?"
        open={open === 'dialog'}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button kind="primary" onClick={close}>
              Start again
            </Button>
          </>
        }
      >
        The reference stays in the sandbox; only this panel forgets it.
      </Dialog>
      <Sheet title="A sheet" open={open === 'sheet'} onClose={close} closeText="Close">
        <p>From the bottom on a phone, from the right on a desk.</p>
      </Sheet>
      <Toast message={message} onDone={quiet} />
    </GallerySection>
  );
}
