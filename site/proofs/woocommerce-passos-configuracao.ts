import { proofs } from './check/proofs.ts';
import { readsLeadingZeros, refusesOtherCredentials } from './integrations.ts';

export default proofs('woocommerce-passos-configuracao', {
  // ---- settings
  // “Se começar por zeros, copie-os também.”
  'settings-1': readsLeadingZeros,
  // “Copie-a inteira e sem espaços a mais.”
  // “Os de um ambiente são recusados no outro.”
  'settings-2': refusesOtherCredentials,
  // ---- problems
  // “As credenciais são recusadas | São de outra plataforma ou do outro ambiente, ou a chave tem um espaço a mais | Copie outra vez as três e veja se o ambiente é o delas”
  'problems-1': refusesOtherCredentials,
});
