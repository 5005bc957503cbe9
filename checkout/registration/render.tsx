import type { RegistrationView } from '@balcao/contract/payer/registration.ts';
import type { EntityState } from '@balcao/contract/resources/entities/entityEnums.ts';
import { languageTags } from '@balcao/text/languageTags.ts';
import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import { type StateLook, StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { provider } from '../../provider.config.ts';
import { ClosingMark } from '../closing/ClosingMark.tsx';
import { htmlDocument, type PageAssets } from '../htmlDocument.ts';
import { LanguageLinks } from '../page/LanguageLinks.tsx';
import { SandboxStripe, StripeLabel } from '../sandbox-bar/SandboxStripe.tsx';
import { actionIn, type SignUpProps } from './formFields.ts';
import styles from './registration.module.css';
import { SignUpForm } from './SignUpForm.tsx';
import { registrationWords, type SignUpTexts } from './words/of.ts';

interface RegistrationDoneProps {
  words: SignUpTexts;
  done: NonNullable<RegistrationView['done']>;
}

const looks = {
  pending: { shape: 'clock', tone: 'pending' },
  approved: { shape: 'check', tone: 'confirmed' },
  declined: { shape: 'cross', tone: 'cancelled' },
} as const satisfies Record<EntityState, Omit<StateLook, 'word'>>;

function RegistrationDone({ words, done }: RegistrationDoneProps) {
  const { label = done.state, words: told = '' } = words.entityStates.find(({ id }) => id === done.state) ?? {};
  const look: StateLook = { ...looks[done.state], word: label };
  return (
    <section className={styles.done}>
      <ClosingMark closing="paid" />
      <h1 className={styles.title}>{words.done.title}</h1>
      <p>{words.done.told(done.name)}</p>
      <dl className={styles.facts}>
        <dt>{words.done.taxNumber}</dt>
        <dd>{done.clientId}</dd>
        <dt>{words.done.state}</dt>
        <dd>
          <StateMark state={done.state} looks={{ [done.state]: look } as Record<EntityState, StateLook>} />
        </dd>
      </dl>
      <p className={styles.lead}>
        {told} {words.done.next}
      </p>
    </section>
  );
}

/** Label of the stripe, the same in all languages. */
const sandboxLabel = 'Sandbox';

function Registration(props: SignUpProps) {
  const { view, words } = props;
  return (
    <>
      <SandboxStripe label={sandboxLabel}>
        <p className={styles.sandbox}>
          <StripeLabel>{sandboxLabel}</StripeLabel> {words.sandbox}
        </p>
      </SandboxStripe>
      <main className={styles.page}>
        <header className={styles.head}>
          <div className={styles.bar}>
            <p className={styles.brand}>
              <Azulejo tile="star" size={28} solid />
              {provider.brand}
            </p>
            {!view.done && (
              // A script makes the links submit the typed values (client.ts).
              <LanguageLinks label={words.languages} current={view.language} hrefIn={actionIn} />
            )}
          </div>
          {!view.done && (
            <>
              <h1 className={styles.title}>{words.title}</h1>
              <p className={styles.lead}>
                <span className={styles.purpose}>{words.lead(provider.brand)}</span> {words.marked}
              </p>
            </>
          )}
        </header>
        {view.done ? <RegistrationDone words={words} done={view.done} /> : <SignUpForm {...props} />}
      </main>
    </>
  );
}

/** HTML document of the sign-up page. Its form works without the script (docs/decisions/entity-registration.md). */
export function renderRegistration(view: RegistrationView, assets: PageAssets): string {
  const words = registrationWords(view.language);
  return htmlDocument({
    language: languageTags[view.language],
    title: view.done ? words.done.title : words.title,
    assets,
    html: renderToStaticMarkup(<Registration view={view} words={words} />),
    root: 'registration',
  });
}
