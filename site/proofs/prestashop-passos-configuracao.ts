import { proofs } from './check/proofs.ts';
import { readsLeadingZeros, refusesOtherCredentials } from './integrations.ts';

export default proofs('prestashop-passos-configuracao', {
  // ---- credentials
  // “Se começar por zeros, copie-os também.”
  'credentials-1': readsLeadingZeros,
  // “Copie-a inteira e sem espaços a mais, e não a envie por e-mail.”
  'credentials-2': refusesOtherCredentials,
  // ---- problems
  // “As credenciais são recusadas | São de outra plataforma ou do outro ambiente, ou a chave tem um espaço a mais | Copie outra vez as três, da plataforma que criou para esta loja”
  'problems-1': refusesOtherCredentials,
});
