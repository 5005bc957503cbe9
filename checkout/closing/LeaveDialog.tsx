import { Button } from '@balcao/ui/button/Button.tsx';
import { Dialog } from '@balcao/ui/dialog/Dialog.tsx';
import type { CheckoutControls } from '../session/useCheckout.ts';
import type { CheckoutWords } from '../words/pt.ts';

interface LeaveDialogProps {
  words: CheckoutWords['leave'];
  open: boolean;
  onClose: () => void;
  checkout: CheckoutControls;
}

export function LeaveDialog({ words, open, onClose, checkout }: LeaveDialogProps) {
  const { busy } = checkout.pageState;
  const leave = async () => {
    await checkout.action('leave');
    onClose();
  };
  return (
    <Dialog
      title={words.title}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onClick={onClose}>
            {words.stay}
          </Button>
          <Button kind="danger" onClick={leave} off={busy}>
            {busy === 'leave' ? words.working : words.leave}
          </Button>
        </>
      }
    >
      <p>{words.told}</p>
    </Dialog>
  );
}
