import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import { provider } from '../../provider.config.ts';
import { RegistrationDone } from './RegistrationDone.tsx';
import styles from './registration.module.css';
import { SignUpForm } from './SignUpForm.tsx';
import type { SignUpProps } from './signUpProps.ts';

/** The sign-up page: the form, or its result. */
export function Registration(props: SignUpProps) {
  const { view, words } = props;
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <p className={styles.brand}>
          <Azulejo tile="star" size={28} solid />
          {provider.brand}
        </p>
        {!view.done && (
          <>
            <h1 className={styles.title}>{words.title}</h1>
            <p className={styles.lead}>{words.lead(provider.brand)}</p>
          </>
        )}
      </header>
      {view.done ? <RegistrationDone words={words} done={view.done} /> : <SignUpForm {...props} />}
    </main>
  );
}
