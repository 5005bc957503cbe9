import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import { languageCode } from '@balcao/text/languageTags.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { provider } from '../../provider.config.ts';
import { emptyCard } from '../card/checkCard.ts';
import { ClosingMark } from '../closing/ClosingMark.tsx';
import { FrameContext, useFrameHost } from '../embed/useFrame.ts';
import { Glyph } from '../Glyph.tsx';
import { LiveRegion, useAnnouncement } from '../live/LiveRegion.tsx';
import { showPhone, typedPhone } from '../phone/phoneNumber.ts';
import { SandboxBar } from '../sandbox-bar/SandboxBar.tsx';
import type { PageSetting, ScreenProps } from '../screenProps.ts';
import { type Choice, isClosing, type Screen, screenOf } from '../session/screen.ts';
import { useCheckout } from '../session/useCheckout.ts';
import { usePagePolling } from '../session/usePagePolling.ts';
import type { CheckoutWords } from '../words/pt.ts';
import { CheckoutPanel } from './CheckoutPanel.tsx';
import panel from './checkout-panel.module.css';
import flow from './current-screen.module.css';
import { LanguageLinks } from './LanguageLinks.tsx';
import styles from './page.module.css';
import { documentTitle } from './screenTitles.ts';

function PageFooter({ words, page }: { words: CheckoutWords['page']; page: PageSetting }) {
  return (
    <footer className={styles.foot}>
      <p className={styles.company}>
        <Glyph name="lock" size={16} />
        {words.processedBy(provider.company)}
      </p>
      <p className={styles.policies}>
        <a href={provider.links.security}>{words.security}</a> <a href={provider.links.privacy}>{words.privacy}</a>
      </p>
      <LanguageLinks
        label={words.languages}
        current={languageCode(page.language)}
        hrefIn={(language) => `?page_layout=${page.layout}&page_language=${language.toUpperCase()}`}
      />
    </footer>
  );
}

/** Announcement of a new screen to screen readers, in addition to the focused heading. */
function screenAnnouncement(view: PayerView, screen: Screen, words: CheckoutWords): string {
  if (isClosing(screen)) {
    const amount = formatAmount(view.amountCents, view.page.language);
    return words.closing[screen].told({ amount, merchant: view.merchant });
  }
  if (screen === 'waiting' && view.push) return words.wait.sentTo(showPhone(view.push.phone));
  return screen === 'reference' ? words.reference.waiting : '';
}

/** Chosen method. It is kept in the browser's history, so that back returns to the list and a reload keeps the form. */
function useChoice(): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState<Choice>();

  useEffect(() => {
    const read = () => setChoice((history.state as { choice?: Choice } | null)?.choice);
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  const choose = useCallback((picked: Choice) => {
    history.pushState({ choice: picked }, '');
    setChoice(picked);
  }, []);

  return [choice, choose];
}

function UnknownCheckout({ words, heading }: Pick<ScreenProps, 'words'> & { heading: Ref<HTMLHeadingElement> }) {
  const { title, told } = words.closing.unknown;
  return (
    <article className={panel.paper}>
      <section className={flow.flow} data-closed="unknown">
        <ClosingMark closing="unknown" />
        <h1 className={flow.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{told()}</p>
      </section>
    </article>
  );
}

interface CheckoutPageProps {
  first: PayerView | null;
  page: PageSetting;
  words: CheckoutWords;
  onReady?: () => void;
}

/** Payment page for a view. Server and browser render the same HTML. */
export function CheckoutPage({ first, page, words, onReady }: CheckoutPageProps) {
  const checkout = useCheckout(first, page.root);
  const { view } = checkout.pageState;
  usePagePolling(view, checkout.look);
  const [choice, choose] = useChoice();
  const screen = screenOf(view, choice);

  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useFrameHost(page.framed, content);
  const [announcement, announce] = useAnnouncement();
  const [card, onCard] = useState(emptyCard);
  const [phone, onPhone] = useState(() => typedPhone(first?.push?.phone ?? first?.phone ?? null));
  const [save, onSave] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    setReady(true);
    onReady?.();
  }, [onReady]);

  const shown = useRef(screen);
  useEffect(() => {
    document.title = documentTitle(view, screen, words);
    if (shown.current === screen) return;
    shown.current = screen;
    if (document.hasFocus()) heading.current?.focus();
    announce(view ? screenAnnouncement(view, screen, words) : '');
  });

  const stage: Omit<ScreenProps, 'view'> = {
    ...{ words, screen, checkout, ready, choose, announce },
    ...{ card, onCard, phone, onPhone, save, onSave },
  };
  return (
    <FrameContext value={frame}>
      <div className={styles.page} data-layout={page.layout} ref={content}>
        <main className={styles.main}>
          {view ? (
            <CheckoutPanel {...stage} view={view} page={page} heading={heading} />
          ) : (
            <UnknownCheckout words={words} heading={heading} />
          )}
          {page.layout !== 'embed' && <PageFooter words={words.page} page={page} />}
        </main>
        {view && <SandboxBar {...stage} view={view} testValues={page.testValues} />}
        <LiveRegion announcement={announcement} />
      </div>
    </FrameContext>
  );
}
