import type { ControlError } from '../../errors/errorRow.ts';
import { inWords, refused } from '../../provocations/provocation.ts';
import { say } from '../../words/locales.ts';
import { exposedLimits } from '../exposedLimits.ts';
import { sandboxQuotas } from '../sandboxQuotas.ts';

const megabytes = sandboxQuotas.storedBytes.private / 1_000_000;

/** Refusals to import, fill or open a sandbox, and to delete the shared one. */
export const openedTenantErrors = {
  c0808: {
    status: 422,
    words: say(
      'Esta linha contradiz-se: as suas colunas e o seu documento não dizem o mesmo, ou falta-lhe alguma coisa.',
      'Esta fila se contradice: sus columnas y su documento no dicen lo mismo, o le falta algo.',
      'This row contradicts itself: its columns and its document do not match, or something is missing.',
    ),
    cause: say(
      'Uma linha foi mudada à mão, ou só em parte: a sandbox não importa um pagamento que não poderia ter existido.',
      'Una fila se cambió a mano, o solo en parte: el sandbox no importa un pago que no podría haber existido.',
      'A row was changed by hand, or only in part: the sandbox imports no payment that could not have existed.',
    ),
    remedy: say(
      'Importe o estado tal como foi exportado; faça as mudanças depois, por chamadas.',
      'Importe el estado tal como se exportó; haga los cambios después, con llamadas.',
      'Import the state as it was exported; make changes afterwards, by calls.',
    ),
    provocation: inWords(
      'Mude o `amount` de um pagamento num estado exportado, mas não no seu `document`, e importe-o.',
      'Cambie el `amount` de un pago en un estado exportado, pero no en su `document`, e impórtelo.',
      'Change the `amount` of a payment in an exported state, but not in its `document`, and import it.',
    ),
  },
  c0809: {
    status: 422,
    words: say(
      'Nesta tabela há duas linhas para a mesma coisa.',
      'En esta tabla hay dos filas para lo mismo.',
      'This table has two rows about the same thing.',
    ),
    cause: say(
      'Duas linhas têm a mesma chave, como dois pagamentos com o mesmo identificador.',
      'Dos filas tienen la misma clave, como dos pagos con el mismo identificador.',
      'Two rows have the same key, such as two payments with the same id.',
    ),
    remedy: say('Retire uma das duas.', 'Quite una de las dos.', 'Remove one of the two.'),
    provocation: inWords(
      'Ponha duas vezes a mesma linha numa tabela de um estado exportado, e importe-o.',
      'Ponga dos veces la misma fila en una tabla de un estado exportado, e impórtelo.',
      'Put the same row twice into a table of an exported state, and import it.',
    ),
  },
  c0810: {
    status: 429,
    words: say(
      'Esta sandbox já tem {most} subscrições de webhooks, e não guarda mais: apague uma com DELETE /api/webhooks/{id}.',
      'Este sandbox ya tiene {most} suscripciones a webhooks, y no guarda más: borre una con DELETE /api/webhooks/{id}.',
      'This sandbox already has {most} webhook subscriptions, the maximum: delete one with DELETE /api/webhooks/{id}.',
    ),
    cause: say(
      'Cada subscrição é mais uma mensagem por evento, e por isso são limitadas.',
      'Cada suscripción es un mensaje más por evento, y por eso están limitadas.',
      'Each subscription is one more message for each event, so their number is limited.',
    ),
    remedy: say(
      'Apague as que já não usa com `DELETE /api/webhooks/{id}`.',
      'Borre las que ya no usa con `DELETE /api/webhooks/{id}`.',
      'Delete those you no longer use with `DELETE /api/webhooks/{id}`.',
    ),
    provocation: inWords(
      `Crie mais de ${sandboxQuotas.subscriptions.private} subscrições numa sandbox privada.`,
      `Cree más de ${sandboxQuotas.subscriptions.private} suscripciones en un sandbox privado.`,
      `Create more than ${sandboxQuotas.subscriptions.private} subscriptions in a private sandbox.`,
    ),
  },
  c0811: {
    status: 429,
    words: say(
      'Esta sandbox está cheia: guarda no máximo {megabytes} MB. Reponha-a com POST /sandbox/reset.',
      'Este sandbox está lleno: guarda como máximo {megabytes} MB. Restablézcalo con POST /sandbox/reset.',
      'This sandbox is full: it keeps at most {megabytes} MB. Reset it with POST /sandbox/reset.',
    ),
    cause: say(
      'Os documentos e as mensagens guardados ocupam todo o espaço da sandbox.',
      'Los documentos y los mensajes guardados ocupan todo el espacio del sandbox.',
      'The stored documents and messages fill the space of the sandbox.',
    ),
    remedy: say(
      'Reponha-a com `POST /sandbox/reset`.',
      'Restablézcalo con `POST /sandbox/reset`.',
      'Reset it with `POST /sandbox/reset`.',
    ),
    provocation: inWords(
      `Encha uma sandbox privada com ${megabytes} MB de pagamentos e mensagens.`,
      `Llene un sandbox privado con ${megabytes} MB de pagos y mensajes.`,
      `Fill a private sandbox with ${megabytes} MB of payments and messages.`,
    ),
  },
  c0812: {
    status: 429,
    retryable: true,
    words: say(
      'Este endereço de rede já tem {most} sandboxes em uso. Use uma delas, ou tente mais tarde.',
      'Esta dirección de red ya tiene {most} sandboxes en uso. Use uno de ellos, o inténtelo más tarde.',
      'This network address already has {most} sandboxes in use. Use one of them, or try again later.',
    ),
    cause: say(
      'Uma sandbox exposta na Internet limita quantas sandboxes privadas de um endereço de rede estão em uso. Uma que não é chamada durante uma hora já não conta.',
      'Un sandbox expuesto en Internet limita cuántos sandboxes privados de una dirección de red están en uso. Uno al que nadie llama durante una hora ya no cuenta.',
      'A sandbox exposed on the Internet limits how many private sandboxes of a network address are in use. One that nobody calls for an hour no longer counts.',
    ),
    remedy: say(
      'Use as credenciais de uma que já abriu, e reponha-a com `POST /sandbox/reset`; ou corra uma sandbox na sua máquina.',
      'Use las credenciales de uno que ya abrió, y restablézcalo con `POST /sandbox/reset`; o ejecute un sandbox en su equipo.',
      'Use the credentials of one you have opened, and reset it with `POST /sandbox/reset`; or run a sandbox on your own machine.',
    ),
    provocation: inWords(
      `Numa sandbox exposta, com \`SANDBOX_PUBLIC=1\`, abra do mesmo endereço mais de ${exposedLimits.atOnce.tenants.address} sandboxes na mesma hora, no máximo ${exposedLimits.perMinute.tenants.address} por minuto: as outras recebem 429 com \`Retry-After\`.`,
      `En un sandbox expuesto, con \`SANDBOX_PUBLIC=1\`, abra desde la misma dirección más de ${exposedLimits.atOnce.tenants.address} sandboxes en la misma hora, como máximo ${exposedLimits.perMinute.tenants.address} por minuto: los demás reciben 429 con \`Retry-After\`.`,
      `On an exposed sandbox, with \`SANDBOX_PUBLIC=1\`, open more than ${exposedLimits.atOnce.tenants.address} sandboxes from the same address within an hour, no more than ${exposedLimits.perMinute.tenants.address} a minute: others get 429 with \`Retry-After\`.`,
    ),
  },
  c0813: {
    status: 422,
    words: say(
      'Uma sandbox exposta na Internet escolhe ela própria a semente: envie o pedido sem `seed`.',
      'Un sandbox expuesto en Internet elige él mismo la semilla: envíe la solicitud sin `seed`.',
      'A sandbox exposed on the Internet chooses the seed itself: send the request without `seed`.',
    ),
    cause: say(
      'As credenciais decorrem da semente: quem a conhece, ou a adivinha, tem a chave.',
      'Las credenciales se derivan de la semilla: quien la conoce, o la adivina, tiene la clave.',
      'The credentials follow from the seed: anyone who knows it, or guesses it, has the key.',
    ),
    remedy: say(
      'Deixe `seed` de fora e guarde as credenciais da resposta.',
      'Deje `seed` fuera y guarde las credenciales de la respuesta.',
      'Leave `seed` out and keep the credentials in the response.',
    ),
    provocation: inWords(
      'Numa sandbox exposta, com `SANDBOX_PUBLIC=1`, chame `POST /sandbox/tenants` com uma `seed`.',
      'En un sandbox expuesto, con `SANDBOX_PUBLIC=1`, llame a `POST /sandbox/tenants` con una `seed`.',
      'On an exposed sandbox, with `SANDBOX_PUBLIC=1`, call `POST /sandbox/tenants` with a `seed`.',
    ),
  },
  c0814: {
    status: 409,
    words: say(
      'A sandbox partilhada não se apaga: é de todos. Reponha-a com POST /sandbox/reset.',
      'El sandbox compartido no se elimina: es de todos. Restablézcalo con POST /sandbox/reset.',
      'The shared sandbox cannot be deleted: it is everybody’s. Reset it with POST /sandbox/reset.',
    ),
    cause: say(
      'As credenciais são as da sandbox partilhada, que existe sempre.',
      'Las credenciales son las del sandbox compartido, que siempre existe.',
      'The credentials are those of the shared sandbox, which always exists.',
    ),
    remedy: say(
      'Reponha-a com `POST /sandbox/reset`; só se apaga uma sandbox aberta com `POST /sandbox/tenants`.',
      'Restablézcalo con `POST /sandbox/reset`; solo se elimina un sandbox abierto con `POST /sandbox/tenants`.',
      'Reset it with `POST /sandbox/reset`; only a sandbox opened with `POST /sandbox/tenants` can be deleted.',
    ),
    provocation: refused({ operation: 'deleteTenant' }),
  },
  c0815: {
    status: 403,
    words: say(
      'Uma página de outro sítio não abre sandboxes nesta, que está exposta na Internet.',
      'Una página de otro sitio no abre sandboxes en este, que está expuesto en Internet.',
      'A page of another site opens no sandboxes in this one, which is exposed on the Internet.',
    ),
    cause: say(
      'O browser diz que o pedido vem de uma página cuja origem o servidor não conhece. Assim nenhum sítio gasta, pelos seus visitantes, as sandboxes que são para todos.',
      'El navegador dice que la solicitud viene de una página cuyo origen no conoce el servidor. Así ningún sitio gasta, a través de sus visitantes, los sandboxes que son para todos.',
      'The browser says that the request comes from a page whose origin the server does not know. This way no site uses up, through its visitors, the sandboxes meant for everyone.',
    ),
    remedy: say(
      'Abra-a na página inicial do servidor, ou peça a quem o opera que junte a origem da página a `SANDBOX_ORIGINS`.',
      'Ábralo en la página de inicio del servidor, o pida a quien lo opera que añada el origen de la página a `SANDBOX_ORIGINS`.',
      'Open it on the start page of the server, or ask its operator to add the origin of the page to `SANDBOX_ORIGINS`.',
    ),
    provocation: inWords(
      'Numa sandbox exposta, com `SANDBOX_PUBLIC=1`, chame `POST /sandbox/tenants` com `curl -H "Origin: https://loja.example"`.',
      'En un sandbox expuesto, con `SANDBOX_PUBLIC=1`, llame a `POST /sandbox/tenants` con `curl -H "Origin: https://loja.example"`.',
      'On an exposed sandbox, with `SANDBOX_PUBLIC=1`, call `POST /sandbox/tenants` with `curl -H "Origin: https://loja.example"`.',
    ),
  },
  c0816: {
    status: 429,
    words: say(
      'A página de adesão já registou nesta sandbox o máximo de {most} entidades. Reponha-a com POST /sandbox/reset.',
      'La página de alta ya ha registrado en este sandbox el máximo de {most} entidades. Restablézcalo con POST /sandbox/reset.',
      'The sign-up page has registered the maximum of {most} entities in this sandbox. Reset it with POST /sandbox/reset.',
    ),
    cause: say(
      'Quem preenche a página de adesão não tem credenciais. As entidades que ela regista têm um limite só delas, para que ninguém gaste as da plataforma.',
      'Quien rellena la página de alta no tiene credenciales. Las entidades que registra tienen un límite propio, para que nadie gaste las de la plataforma.',
      'Anyone who fills in the sign-up page has no credentials. The entities that it registers have a limit of their own, so that nobody uses up those of the platform.',
    ),
    remedy: say(
      'Registe as entidades com `POST /api/entities`, ou reponha a sandbox com `POST /sandbox/reset`.',
      'Registre las entidades con `POST /api/entities`, o restablezca el sandbox con `POST /sandbox/reset`.',
      'Register entities with `POST /api/entities`, or reset the sandbox with `POST /sandbox/reset`.',
    ),
    provocation: inWords(
      `Registe mais de ${sandboxQuotas.signUps} entidades pela página de adesão, em \`/aderir\`.`,
      `Registre más de ${sandboxQuotas.signUps} entidades por la página de alta, en \`/aderir\`.`,
      `Register more than ${sandboxQuotas.signUps} entities by the sign-up page, at \`/aderir\`.`,
    ),
  },
} as const satisfies Record<string, ControlError>;
