import { Button } from '@balcao/ui/button/Button.tsx';
import { type RefObject, useState } from 'react';
import { Setback } from '../alert/AttemptFailure.tsx';
import { ClosedScreen } from '../closing/ClosedScreen.tsx';
import { ClosingMark } from '../closing/ClosingMark.tsx';
import { LeaveDialog } from '../leave/LeaveDialog.tsx';
import { isClosing, mayLeave, type OpenScreen, type Screen } from '../session/screen.ts';
import type { Stage } from '../screenProps.ts';
import styles from './current-screen.module.css';
import { parts } from './screenParts.tsx';
import { titleOf } from './screenTitles.ts';

/** Screens from which another method can be picked, where there is one. */
const switching: readonly Screen[] = ['card', 'phone', 'preparing', 'reference'];

/** The one question of the moment, under what went wrong before it and above the ways out. */
export function Flow({ heading, ...stage }: Stage & { heading: RefObject<HTMLHeadingElement | null> }) {
  const { words, view, screen, checkout, ready } = stage;
  const closing = isClosing(screen) ? screen : undefined;
  return (
    <section className={styles.flow} aria-labelledby="question" data-closed={closing}>
      {closing && <ClosingMark closing={closing} />}
      <h2 className={styles.title} id="question" ref={heading} tabIndex={-1}>
        {titleOf(screen, words)}
      </h2>
      {!ready && !closing && (
        <noscript>
          <p className={styles.stale}>{words.page.noScript}</p>
        </noscript>
      )}
      {checkout.session.stale && <p className={styles.stale}>{words.page.stale}</p>}
      {(!closing || mayLeave(screen)) && <Setback {...stage} />}
      {isClosing(screen) ? (
        <ClosedScreen {...stage} closing={screen} />
      ) : (
        <OpenPart key={screen} {...stage} screen={screen} />
      )}
      {mayLeave(screen) && <WaysOut {...stage} several={view.methods.length > 1} />}
    </section>
  );
}

function OpenPart(stage: Stage & { screen: OpenScreen }) {
  const Part = parts[stage.screen];
  return <Part {...stage} />;
}

/** Another method, or none at all. */
function WaysOut({ words, screen, checkout, choose, ready, several }: Stage & { several: boolean }) {
  const [leaving, setLeaving] = useState(false);
  const other = () => {
    checkout.pick();
    choose('list');
  };
  return (
    <div className={styles.out}>
      {several && switching.includes(screen) && (
        <Button kind="quiet" size="small" onClick={other} disabled={!ready}>
          {words.methods.other}
        </Button>
      )}
      <Button kind="quiet" size="small" onClick={() => setLeaving(true)} disabled={!ready}>
        {words.page.leave}
      </Button>
      <LeaveDialog words={words.leave} open={leaving} onClose={() => setLeaving(false)} checkout={checkout} />
    </div>
  );
}
