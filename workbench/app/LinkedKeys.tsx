import { Button } from '@balcao/ui/button/Button.tsx';
import { Dialog } from '@balcao/ui/dialog/Dialog.tsx';
import { useEffect, useRef, useState } from 'react';
import type { SandboxKeys } from '../core/keyring.ts';
import { checkKeys, isKeysFragment, keysIn, locationAfterKeys } from '../core/pastedKeys.ts';
import { useWorkbench, type WorkbenchContext } from '../parts/pane/workbenchContext.ts';

/** Asks before using the keys in a link, because anyone can send one. Keys stored in this browser are used at once. */
export function LinkedKeys({ onKept }: { onKept(): void }) {
  const workbench = useWorkbench();
  const [asked, setAsked] = useState<SandboxKeys>();
  const words = workbench.words.credentials;
  const use = useKeysOfLink(workbench, setAsked);
  const keep = () => {
    if (asked) onKept();
    setAsked(undefined);
  };
  return (
    <Dialog
      title={words.linkTitle}
      open={asked !== undefined}
      onClose={keep}
      actions={
        <>
          <Button onClick={keep}>{words.linkKeep}</Button>
          <Button
            kind="primary"
            onClick={() => {
              if (asked) use(asked);
              setAsked(undefined);
            }}
          >
            {workbench.words.destination.joinSubmit}
          </Button>
        </>
      }
    >
      <p>{words.linkText(asked?.platformCode ?? '')}</p>
    </Dialog>
  );
}

/** Uses the keys of opened links if the sandbox accepts them. Removes them from the address bar and the history. */
function useKeysOfLink(workbench: WorkbenchContext, ask: (keys: SandboxKeys) => void) {
  const latest = useRef(workbench);
  useEffect(() => {
    latest.current = workbench;
  });
  const use = (keys: SandboxKeys) => {
    const { keyring, words, showToast } = latest.current;
    const { platformCode } = keys;
    if (platformCode === keyring.sandboxes[0]?.platformCode) keyring.use(platformCode);
    else keyring.add(keys);
    showToast(words.credentials.using(platformCode));
  };
  const act = useRef({ use, ask });
  useEffect(() => {
    const read = async () => {
      const { hash } = location;
      if (!isKeysFragment(hash)) return;
      location.replace(`#${locationAfterKeys(hash) || '/'}`);
      const { context, words, showToast } = latest.current;
      const pasted = keysIn(hash);
      if (!pasted) return showToast(words.destination.badLink, 'cancelled');
      const outcome = await checkKeys(context.origin, pasted.keys);
      if (outcome !== 'accepted') {
        const { unreachable } = words.reading.networkFailure;
        return showToast(outcome === 'refused' ? words.destination.problem.refused : unreachable, 'cancelled');
      }
      const { platformCode } = pasted.keys;
      const isKnown = latest.current.keyring.sandboxes.some((known) => known.platformCode === platformCode);
      if (isKnown) act.current.use(pasted.keys);
      else act.current.ask(pasted.keys);
    };
    void read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return use;
}
