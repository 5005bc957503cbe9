import { type Label, labelled, say } from '../../words/locales.ts';
import type { TerminalFault } from './terminalEnums.ts';

export const terminalFaultLabels = {
  none: labelled(
    say('Sem problema', 'Sin problema', 'No fault'),
    'O terminal funciona.',
    'El terminal funciona.',
    'The terminal works.',
  ),
  offline: labelled(
    say('Sem ligação', 'Sin conexión', 'Offline'),
    'Sem cartão e PIN lidos, o pagamento fica cancelado ao fim do tempo de espera. Depois deles, pode ficar aprovado.',
    'Sin tarjeta y PIN leídos, el pago queda cancelado cuando acaba la espera. Después de ellos, puede quedar aprobado.',
    'Without a card and PIN, the payment is cancelled when the wait ends. After them, it may still be approved.',
  ),
  silent: labelled(
    say('Avisa tarde', 'Avisa tarde', 'Reports late'),
    'O terminal cobra, mas só avisa meia hora depois, ou quando o problema passar.',
    'El terminal cobra, pero solo avisa media hora después, o cuando el problema pase.',
    'The terminal charges, but reports it half an hour later, or when the fault is over.',
  ),
  no_paper: labelled(
    say('Sem papel', 'Sin papel', 'Out of paper'),
    'O terminal cobra e avisa, mas não imprime o talão até levar papel.',
    'El terminal cobra y avisa, pero no imprime el recibo hasta que tenga papel.',
    'The terminal charges and reports it, but prints no receipt until it gets paper.',
  ),
} as const satisfies Record<TerminalFault, Label>;
