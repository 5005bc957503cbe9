import type { RegistrationView } from '@balcao/contract/payer/registration.ts';
import type { EntityState } from '@balcao/contract/resources/entities/enums.ts';
import { languageCodes, languageNames, languageTags } from '@balcao/text/languageTags.ts';
import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import { type StateLook, StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { provider } from '../../provider.config.ts';
import { ClosingMark } from '../closing/ClosingMark.tsx';
import { htmlDocument, type PageAssets } from '../htmlDocument.ts';
import { SandboxStripe, StripeLabel } from '../sandbox-bar/SandboxStripe.tsx';
import { actionIn } from './formAction.ts';
import styles from './registration.module.css';
import { SignUpForm } from './SignUpForm.tsx';
import type { SignUpProps } from './signUpProps.ts';
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

/** The registered entity and the state of its registration. */
function RegistrationDone({ words, done }: RegistrationDoneProps) {
  const { label = done.state, words: told = '' } =
    words.entityStates.find(({ id }) => id === done.state) ?? {};
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

/** Name of the stripe, the same in every language. */
const sandboxLabel = 'Sandbox';

/** The sign-up page: the form, or its result. */
function Registration({ sandbox, ...props }: SignUpProps & { sandbox: boolean }) {
  const { view, words } = props;
  return (
    <>
      {sandbox && (
        <SandboxStripe label={sandboxLabel}>
          <p className={styles.sandbox}>
            <StripeLabel>{sandboxLabel}</StripeLabel> {words.sandbox}
          </p>
        </SandboxStripe>
      )}
      <main className={styles.page}>
        <header className={styles.head}>
          <div className={styles.bar}>
            <p className={styles.brand}>
              <Azulejo tile="star" size={28} solid />
              {provider.brand}
            </p>
            {!view.done && <LanguageSwitch {...props} />}
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

/** Options of the page. */
interface RegistrationPage {
  assets: PageAssets;
  /** Adds the stripe that says that this is a sandbox; false in production. */
  sandbox: boolean;
}

/**
 * HTML document of the sign-up page (docs/decisions/entity-registration.md). It works as a plain form; its script is an
 * enhancement.
 */
export function renderRegistration(view: RegistrationView, page: RegistrationPage): string {
  const words = registrationWords(view.language);
  return htmlDocument({
    language: languageTags[view.language],
    title: view.done ? words.done.title : words.title,
    assets: page.assets,
    html: renderToStaticMarkup(<Registration view={view} words={words} sandbox={page.sandbox} />),
    root: 'registration',
  });
}

/** Links to the form in each language; where scripts run, they take along what was typed (client.ts). */
function LanguageSwitch({ view, words }: SignUpProps) {
  return (
    <nav aria-label={words.languages}>
      <ul className={styles.languages}>
        {languageCodes.map((language) => (
          <li key={language}>
            <a
              href={actionIn(language)}
              lang={languageTags[language]}
              hrefLang={languageTags[language]}
              data-language=""
              aria-current={language === view.language ? 'true' : undefined}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
