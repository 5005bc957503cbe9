import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import { feedback } from '@words/chrome.ts';
import { provider } from '../../../../provider.config.ts';
import { urlOf } from '../../../builder/languages.ts';
import { usePage } from '../../../builder/pages/page.ts';
import styles from './feedback.module.css';
import { feedbackMailUrl } from './feedbackMail.ts';

/** Asks whether a page helped. Both answers open a prefilled email. */
export function Feedback({ title }: { title: string }) {
  const page = urlOf(usePage().path);
  const answers = [
    { label: feedback.yes, subject: feedback.usefulSubject(title), body: `${page}\n` },
    {
      label: feedback.no,
      subject: feedback.lackingSubject(title),
      body: `${page}\n\n${feedback.lackingBody}\n\n`,
    },
  ];
  return (
    <div className={styles.feedback}>
      <p className={styles.question} id="page-useful">
        {feedback.question}
      </p>
      <ul aria-labelledby="page-useful" className={styles.answers}>
        {answers.map(({ label, ...mail }) => (
          <li key={label}>
            <ButtonLink size="small" href={feedbackMailUrl(provider.links.support, mail)}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{feedback.note}</p>
    </div>
  );
}
