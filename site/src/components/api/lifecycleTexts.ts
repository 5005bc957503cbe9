import { translate } from '@docusaurus/Translate';
import type { OperationWithLifecycle } from './operationLifecycles.ts';

interface DrawingTexts {
  title: string;
  /** Text alternative of the diagram. */
  description: string;
}

/** Titles and descriptions of the lifecycle diagrams. */
export const lifecycleTexts = (): Record<OperationWithLifecycle, DrawingTexts> => ({
  createEntity: {
    title: translate({ id: 'reference.lifecycle.createEntity.title', message: 'Estados da adesão' }),
    description: translate({
      id: 'reference.lifecycle.createEntity.description',
      message: 'A entidade registada fica pendente até o fornecedor a aprovar ou recusar.',
    }),
  },
  createCheckout: {
    title: translate({ id: 'reference.lifecycle.createCheckout.title', message: 'Estados do checkout' }),
    description: translate({
      id: 'reference.lifecycle.createCheckout.description',
      message: 'O checkout nasce pronto, espera pelo pagador e acaba pago, autorizado, cancelado ou em erro.',
    }),
  },
  createPayment: {
    title: translate({
      id: 'reference.lifecycle.createPayment.title',
      message: 'Um pagamento MB WAY ou com um método guardado',
    }),
    description: translate({
      id: 'reference.lifecycle.createPayment.description',
      message:
        'O pagamento espera pela resposta no telemóvel e confirma-se; recusado, falhado ou expirado volta a pendente e pode tentar-se outra vez. Um cartão guardado confirma logo.',
    }),
  },
  createReference: {
    title: translate({
      id: 'reference.lifecycle.createReference.title',
      message: 'Uma referência Multibanco',
    }),
    description: translate({
      id: 'reference.lifecycle.createReference.description',
      message:
        'A referência fica pendente até ser paga; sem pagamento no prazo é cancelada, e pode ainda ser paga com atraso.',
    }),
  },
  createCapture: {
    title: translate({ id: 'reference.lifecycle.createCapture.title', message: 'Da autorização à captura' }),
    description: translate({
      id: 'reference.lifecycle.createCapture.description',
      message:
        'Um montante autorizado no cartão confirma-se pela captura ou pela liquidação; de um pagamento capturado pode capturar-se o resto.',
    }),
  },
  createRefund: {
    title: translate({ id: 'reference.lifecycle.createRefund.title', message: 'Do pagamento ao reembolso' }),
    description: translate({
      id: 'reference.lifecycle.createRefund.description',
      message:
        'Um pagamento confirmado continua confirmado depois de reembolsado; reembolsado por inteiro no próprio dia fica cancelado.',
    }),
  },
  cancelPayment: {
    title: translate({ id: 'reference.lifecycle.cancelPayment.title', message: 'O que pode ser cancelado' }),
    description: translate({
      id: 'reference.lifecycle.cancelPayment.description',
      message: 'Um pagamento pendente ou autorizado é cancelado pelo comerciante, ou pelo fim do prazo.',
    }),
  },
  createTerminalPayment: {
    title: translate({
      id: 'reference.lifecycle.createTerminalPayment.title',
      message: 'Um pagamento no terminal',
    }),
    description: translate({
      id: 'reference.lifecycle.createTerminalPayment.description',
      message:
        'O terminal espera pelo cartão e pelo PIN, autoriza e liquida; o pagador pode desistir, o tempo acabar ou o banco recusar.',
    }),
  },
  createWebhook: {
    title: translate({ id: 'reference.lifecycle.createWebhook.title', message: 'Estados de uma entrega' }),
    description: translate({
      id: 'reference.lifecycle.createWebhook.description',
      message:
        'Uma entrega espera, é aceite, ou falha depois de todas as tentativas; pode ser reenviada à mão.',
    }),
  },
});
