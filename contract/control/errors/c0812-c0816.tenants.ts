import { say } from '../../words/locales.ts';
import type { ControlError } from './controlError.ts';

/** What a sandbox on a public network refuses to whoever opens one, what nobody can delete, and what nobody can fill. */
export const openedTenantErrors = {
  c0812: {
    status: 429,
    words: say(
      'Este endereço de rede já tem {most} sandboxes em uso. Use uma delas, ou tente mais tarde.',
      'Esta dirección de red ya tiene {most} sandboxes en uso. Use uno de ellos, o inténtelo más tarde.',
      'This network address already has {most} sandboxes in use. Use one of them, or try again later.',
    ),
    retryable: true,
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
  },
} as const satisfies Record<string, ControlError>;
