import { Button } from '@balcao/ui/button/Button.tsx';
import type { Keyring } from '../core/keyring.ts';
import type { PaneWords } from '../words/panes/pt.ts';

interface BackToSharedProps {
  words: PaneWords;
  keyring: Keyring;
}

/** Button back to the shared sandbox, which the samples of the pages call. */
export function BackToShared({ words, keyring: { sandboxes, use } }: BackToSharedProps) {
  const [shared] = sandboxes;
  return (
    <Button size="small" kind="quiet" onClick={() => shared && use(shared.platformCode)}>
      {words.play.where.back}
    </Button>
  );
}
