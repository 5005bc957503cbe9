import { Button } from '@balcao/ui/button/Button.tsx';
import { type ComponentType, type RefObject, useState } from 'react';
import { AttemptFailure } from '../alert/AttemptFailure.tsx';
import { BankChallenge } from '../card/BankChallenge.tsx';
import { CardForm } from '../card/CardForm.tsx';
import { MethodChoice, MethodMark } from '../choose/MethodChoice.tsx';
import { ClosedScreen } from '../closing/ClosedScreen.tsx';
import { ClosingMark } from '../closing/ClosingMark.tsx';
import { LeaveDialog } from '../closing/LeaveDialog.tsx';
import { ReferenceScreen, RequestReference } from '../multibanco/ReferenceScreen.tsx';
import { PhoneForm } from '../phone/PhoneForm.tsx';
import { PhoneWait } from '../phone/PhoneWait.tsx';
import type { ScreenProps } from '../screenProps.ts';
import { canCancel, isClosing, methodOfScreen, type OpenScreen, type Screen } from '../session/screen.ts';
import styles from './current-screen.module.css';
import { screenTitle } from './screenTitles.ts';

/** Content of each screen below the heading. A missing one is a compile error. */
const screenParts: Record<OpenScreen, ComponentType<ScreenProps>> = {
  choose: MethodChoice,
  card: CardForm,
  phone: PhoneForm,
  preparing: RequestReference,
  reference: ReferenceScreen,
  waiting: PhoneWait,
  bank: BankChallenge,
};

const screensWithMethodChoice: readonly Screen[] = ['card', 'phone', 'preparing', 'reference'];

export function CurrentScreen({ heading, ...stage }: ScreenProps & { heading: RefObject<HTMLHeadingElement | null> }) {
  const { words, view, screen, checkout, ready } = stage;
  const closing = isClosing(screen) ? screen : undefined;
  const method = methodOfScreen(screen);
  return (
    <section className={styles.flow} aria-labelledby="question" data-closed={closing}>
      {closing && <ClosingMark closing={closing} />}
      {method && <MethodMark code={method} words={words.methods} />}
      <h2 className={styles.title} id="question" ref={heading} tabIndex={-1}>
        {screenTitle(screen, words)}
      </h2>
      {!ready && !closing && (
        <noscript>
          <p className={styles.stale}>{words.page.noScript}</p>
        </noscript>
      )}
      {checkout.pageState.stale && <p className={styles.stale}>{words.page.stale}</p>}
      {(!closing || canCancel(screen)) && <AttemptFailure {...stage} />}
      {isClosing(screen) ? (
        <ClosedScreen {...stage} closing={screen} />
      ) : (
        <OpenScreenPart key={screen} {...stage} screen={screen} />
      )}
      {canCancel(screen) && <AlternativeActions {...stage} several={view.methods.length > 1} />}
    </section>
  );
}

function OpenScreenPart(stage: ScreenProps & { screen: OpenScreen }) {
  const Part = screenParts[stage.screen];
  return <Part {...stage} />;
}

function AlternativeActions({ words, screen, checkout, choose, ready, several }: ScreenProps & { several: boolean }) {
  const [leaving, setLeaving] = useState(false);
  const other = () => {
    checkout.pick();
    choose('list');
  };
  return (
    <div className={styles.out}>
      {several && screensWithMethodChoice.includes(screen) && (
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
