import { proofs } from './check/proofs.ts';
import { answersSoap, toldOfTheEnd, toldOfThePayment } from './integrations.ts';

export default proofs('woocommerce-intro', {
  // ---- how
  // “payment_confirmed | Fica paga”
  'how-1': toldOfThePayment,
  // “payment_expired | É cancelada”
  // “payment_cancelled | É cancelada”
  'how-2': toldOfTheEnd,
  // ---- download
  // “A faixa no cimo da página, que diz que o SOAP está obsoleto, é para quem programa: o serviço continua a responder.”
  'download-1': answersSoap,
});
