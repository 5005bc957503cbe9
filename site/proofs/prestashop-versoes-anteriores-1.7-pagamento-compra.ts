import { chosen, proofs } from './check/proofs.ts';
import { waitsOnThePhone } from './integrations.ts';

export default proofs('prestashop-versoes-anteriores-1.7-pagamento-compra', {
  // ---- mbway
  // “Na sandbox, tem pushMinutes minutos.”
  'mbway-1': chosen(['limit-pushMinutes'], waitsOnThePhone),
});
