import { Button } from '@balcao/ui/button/Button.tsx';
import { Dialog } from '@balcao/ui/dialog/Dialog.tsx';
import type { PaneWords } from '../words/panes/pt.ts';

interface ResetDialogProps {
  words: PaneWords['credentials'];
  open: boolean;
  onClose(): void;
  onReset(): void;
}

/** Asks for confirmation before a sandbox is reset. */
export function ResetDialog({ words, open, onClose, onReset }: ResetDialogProps) {
  return (
    <Dialog
      title={words.resetTitle}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button kind="primary" onClick={onReset}>
            {words.reset}
          </Button>
        </>
      }
    >
      <p>{words.resetText}</p>
    </Dialog>
  );
}
