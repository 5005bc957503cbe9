import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { provider } from '../../../../provider.config.ts';
import styles from './feedback.module.css';
import { feedbackMailUrl } from './feedbackMail.ts';

/** Asks whether a page was useful. Both answers open a pre-filled mail. */
export function Feedback({ title }: { title: string }) {
  const { siteConfig } = useDocusaurusContext();
  const page = siteConfig.url + useLocation().pathname;
  const useful = feedbackMailUrl(provider.links.support, {
    subject: translate({ id: 'feedback.usefulSubject', message: 'Foi útil: {title}' }, { title }),
    body: `${page}\n`,
  });
  const lacking = feedbackMailUrl(provider.links.support, {
    subject: translate({ id: 'feedback.lackingSubject', message: 'Falta algo: {title}' }, { title }),
    body: `${page}\n\n${translate({ id: 'feedback.lackingBody', message: 'O que procurava e não encontrou:' })}\n\n`,
  });
  return (
    <div className={styles.feedback}>
      <p className={styles.question} id="page-useful">
        {translate({ id: 'feedback.question', message: 'Esta página foi útil?' })}
      </p>
      <ul aria-labelledby="page-useful" className={styles.answers}>
        <li>
          <ButtonLink size="small" href={useful}>
            {translate({ id: 'feedback.yes', message: 'Sim' })}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink size="small" href={lacking}>
            {translate({ id: 'feedback.no', message: 'Não' })}
          </ButtonLink>
        </li>
      </ul>
      <p className={styles.note}>
        {translate({
          id: 'feedback.note',
          message: 'Abre uma mensagem já começada, que só segue se a enviar.',
        })}
      </p>
    </div>
  );
}
