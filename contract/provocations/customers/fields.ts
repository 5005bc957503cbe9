import { say } from '../../words/locales.ts';
import type { RefusedCall } from './customerUuid.ts';

export const customerFieldMistakes: readonly RefusedCall[] = [
  {
    id: 'email',
    code: 'e00212',
    when: say(
      'O e-mail não tem a forma nome@domínio.',
      'El correo electrónico no tiene la forma nombre@dominio.',
      'The email address is not in the form name@domain.',
    ),
    sent: { email: 'maria.silva' },
    remedy: say(
      'Corrija o endereço, ou não envie o campo.',
      'Corrija la dirección, o no envíe el campo.',
      'Correct the address, or leave the field out.',
    ),
  },
  {
    id: 'phoneNumber',
    code: 'e00228',
    when: say(
      'O telemóvel não tem a forma indicativo, cardinal, número.',
      'El móvil no tiene la forma prefijo, almohadilla, número.',
      'The phone is not a country code, a hash sign and a number.',
    ),
    sent: { phoneNumber: '+351900000001' },
    remedy: say(
      'Escreva `351#900000001`: sem `+` nem espaços.',
      'Escriba `351#900000001`: sin `+` ni espacios.',
      'Write `351#900000001`: no `+` and no spaces.',
    ),
  },
];

export const takenCustomerId: RefusedCall = {
  id: 'takenCustomerId',
  code: 'e05000',
  when: say(
    'Já existe um cliente seu com este `customerId` e outros dados.',
    'Ya existe un cliente suyo con este `customerId` y otros datos.',
    'You already have a customer with this `customerId` and different data.',
  ),
  sent: { customerId: 'C-0001' },
  remedy: say(
    'Procure o cliente pelo `customerId` e atualize-o, em vez de criar outro.',
    'Busque el cliente por su `customerId` y actualícelo, en vez de crear otro.',
    'Look the customer up by `customerId` and update it instead of creating another.',
  ),
};

export const pageMistake: RefusedCall = {
  id: 'limit',
  code: 'e00231',
  when: say('`limit` ou `page` é menor do que 1.', '`limit` o `page` es menor que 1.', '`limit` or `page` is below 1.'),
  sent: { limit: '0' },
  remedy: say(
    'Envie um número a partir de 1, ou nenhum.',
    'Envíe un número a partir de 1, o ninguno.',
    'Send a number from 1 up, or none.',
  ),
};
