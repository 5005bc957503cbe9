import { Button } from '@balcao/ui/button/Button.tsx';
import { Dialog } from '@balcao/ui/dialog/Dialog.tsx';
import { useEffect, useRef, useState } from 'react';
import type { SandboxKeys } from '../core/keyring.ts';
import { checkKeys, isKeysFragment, keysIn, locationAfterKeys } from '../core/pastedKeys.ts';
import { useWorkbench, type WorkbenchContext } from '../parts/pane/workbenchContext.ts';

/**
 * Asks whether the keys in the fragment of a link to this workbench are to be used: anybody can send a link, and sees
 * what is done in its sandbox. Those that this browser has are used at once.
 */
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

/**
 * Reads the keys of each link that is opened, and checks that the sandbox accepts them. The location behind them takes
 * the fragment's place at once, so that the keys stay neither in the address bar nor in the history.
 * @param ask told of keys that this browser does not have
 * @returns uses keys
 */
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
        return showToast(
          outcome === 'refused' ? words.destination.problem.refused : unreachable,
          'cancelled',
        );
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
