import { translate } from '@docusaurus/Translate';
import styles from './home.module.css';

/** The four steps of an integration. */
function steps() {
  return [
    {
      title: translate({ id: 'home.steps.start', message: 'Arranque a sandbox' }),
      words: translate({
        id: 'home.steps.start.words',
        message: 'Um comando, npm start, e a API responde no seu computador, com credenciais de teste.',
      }),
    },
    {
      title: translate({ id: 'home.steps.create', message: 'Crie um pagamento' }),
      words: translate({
        id: 'home.steps.create.words',
        message: 'Uma chamada, na linguagem que usa, devolve a referência para mostrar a quem compra.',
      }),
    },
    {
      title: translate({ id: 'home.steps.pay', message: 'Pague-o como um cliente' }),
      words: translate({
        id: 'home.steps.pay.words',
        message:
          'A caixa virtual aceita, recusa e deixa passar o prazo, para ver cada caso antes dos seus clientes.',
      }),
    },
    {
      title: translate({ id: 'home.steps.receive', message: 'Receba o webhook' }),
      words: translate({
        id: 'home.steps.receive.words',
        message: 'Assinado como em produção: confirme a assinatura, responda, e entregue a encomenda.',
      }),
    },
  ];
}

/** How an integration goes, from nothing to the first confirmed payment. */
export function Integration() {
  return (
    <section className={styles.section} aria-labelledby="steps">
      <h2 id="steps" className={styles.sectionTitle}>
        {translate({ id: 'home.steps', message: 'Uma integração em quatro passos' })}
      </h2>
      <ol className={styles.steps}>
        {steps().map(({ title, words }) => (
          <li key={title} className={styles.step}>
            <p className={styles.stepTitle}>{title}</p>
            <p className={styles.stepWords}>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
