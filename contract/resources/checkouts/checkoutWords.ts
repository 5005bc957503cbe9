import { operationText, say, type Words } from '../../words/locales.ts';

export const checkoutWords = {
  language: say(
    'Idioma da página de pagamento: `PT`, `ES` ou `EN`. Obrigatório quando se envia `page`.',
    'Idioma de la página de pago: `PT`, `ES` o `EN`. Obligatorio cuando se envía `page`.',
    'Payment page language: `PT`, `ES` or `EN`. Required when `page` is sent.',
  ),
  layout: say(
    'Aspeto da página: `web`, `basic` e `default` ocupam a janela, `embed` entra na sua página, `default` serve também aplicações móveis.',
    'Aspecto de la página: `web`, `basic` y `default` ocupan la ventana, `embed` entra en su página, `default` sirve también a aplicaciones móviles.',
    'Page layout: `web`, `basic` and `default` take up the window, `embed` goes inside your page, and `default` also works in mobile apps.',
  ),
  page: say(
    'Idioma e aspeto da página de pagamento.',
    'Idioma y aspecto de la página de pago.',
    'Payment page language and layout.',
  ),
  redirectType: say(
    'Quando se redireciona: `success` depois de pagar, `cancel` ao desistir, `back` ao voltar atrás, `action` depois de qualquer desfecho, no embed e nas aplicações móveis.',
    'Cuándo se redirige: `success` después de pagar, `cancel` si el pagador cancela, `back` al volver atrás, `action` con cualquier resultado, en embed y en aplicaciones móviles.',
    'When to redirect: `success` after payment, `cancel` on cancelling, `back` on going back, `action` after any outcome, with embed and in mobile apps.',
  ),
  redirectUrl: say(
    'URL para onde o pagador vai, usado tal como vem; com `action` é-lhe acrescentado `id`. Começa por `http`, `https` ou, numa aplicação móvel, por um esquema próprio em forma de domínio invertido, como `example.loja://`; qualquer outro esquema é recusado.',
    'URL a la que va el pagador, usada tal como viene; con `action` se le añade `id`. Empieza por `http`, `https` o, en una aplicación móvil, por un esquema propio en forma de dominio invertido, como `example.loja://`; cualquier otro esquema se rechaza.',
    'URL the payer is sent to, used as given; with `action`, `id` is added to it. It starts with `http`, `https` or, for a mobile app, with its own scheme in the form of a reversed domain name, such as `example.loja://`; any other scheme is refused.',
  ),
  redirect: say(
    'Para onde vai o pagador, e quando.',
    'Adónde va el pagador, y cuándo.',
    'Where the payer is sent, and when.',
  ),
  state: say(
    'Estado do checkout: pronto, à espera do telemóvel ou do Multibanco, pago, autorizado, cancelado ou com erro.',
    'Estado del checkout: listo, a la espera del móvil o de Multibanco, pagado, autorizado, cancelado o con error.',
    'Checkout state: ready, waiting for the phone or ATM, paid, authorised, cancelled or in error.',
  ),
  timestamp: say('Desde quando está neste estado.', 'Desde cuándo está en este estado.', 'When it entered this state.'),
  error: say(
    'O que correu mal, em `PaymentError`; o pagador pode tentar outra vez na mesma página.',
    'Qué salió mal, en `PaymentError`; el pagador puede intentarlo otra vez en la misma página.',
    'What went wrong, in `PaymentError`; the payer can try again on the same page.',
  ),
  paymentMethod: say(
    'Método da página; sem ele, o pagador escolhe entre todos os que a entidade tem, ou entre os `availableMethods`.',
    'Método de la página; sin él, el pagador elige entre todos los que tiene la entidad, o entre los `availableMethods`.',
    "The page's method; without it, the payer chooses among all the entity has, or among `availableMethods`.",
  ),
  payment: say(
    'O pagamento que a página vai cobrar.',
    'El pago que cobrará la página.',
    'The payment the page will charge.',
  ),
  redirects: say(
    'Para onde vai o pagador, um URL de cada tipo; no layout `embed` é obrigatório um do tipo `action`.',
    'Adónde va el pagador, una URL de cada tipo; en el layout `embed` es obligatorio uno de tipo `action`.',
    'Where the payer is sent, one URL of each type; the `embed` layout requires one of type `action`.',
  ),
  checkoutRequest: say('Página de pagamento a criar.', 'Página de pago que se crea.', 'Payment page to create.'),
  id: say(
    'Identificador do checkout, 40 letras e dígitos; é também o seu token.',
    'Identificador del checkout, 40 letras y dígitos; es también su token.',
    'Checkout id, 40 letters and digits; it is also its token.',
  ),
  createdAt: say(
    'Quando foi criado, na hora de Lisboa, com um espaço e sem desfasamento (`2026-01-15 10:00:00`).',
    'Cuándo se creó, en hora de Lisboa, con un espacio y sin desfase (`2026-01-15 10:00:00`).',
    'When it was created, in Lisbon time, with a space and no offset (`2026-01-15 10:00:00`).',
  ),
  checkoutUrl: say(
    'URL da página de pagamento; no embed é o URL do script a incluir.',
    'URL de la página de pago; en embed es la URL del script que se incluye.',
    'Payment page URL; with embed, the URL of the script to include.',
  ),
  paymentId: say(
    'Pagamento criado com o checkout.',
    'Pago creado con el checkout.',
    'Payment created with the checkout.',
  ),
  stateDetails: say(
    'Estado do checkout e desde quando.',
    'Estado del checkout y desde cuándo.',
    'Checkout state and when it was entered.',
  ),
  checkout: say('Uma página de pagamento.', 'Una página de pago.', 'A payment page.'),
  viewLayout: say(
    'Aspeto que o `checkoutUrl` devolvido deve ter.',
    'Aspecto que debe tener el `checkoutUrl` devuelto.',
    'Layout for the returned `checkoutUrl`.',
  ),
  viewLanguage: say(
    'Idioma que o `checkoutUrl` devolvido deve ter.',
    'Idioma que debe tener el `checkoutUrl` devuelto.',
    'Language for the returned `checkoutUrl`.',
  ),
} as const satisfies Record<string, Words>;

export const operationWords = {
  createCheckout: operationText(
    say('Criar um checkout', 'Crear un checkout', 'Create a checkout'),
    'Cria uma página de pagamento e devolve o URL para onde levar o pagador, ou que incluir na sua página. Cria também o pagamento, ainda `pending`.',
    'Crea una página de pago y devuelve la URL a la que llevar al pagador, o que incluir en su página. Crea también el pago, todavía `pending`.',
    'Creates a payment page and returns the URL to send the payer to, or to include in your page. It also creates the payment, which is still `pending`.',
  ),
  getCheckout: operationText(
    say('Consultar um checkout', 'Consultar un checkout', 'Get a checkout'),
    'Devolve o estado do checkout. Consulte-o quando o pagador volta, e passados 30 minutos se não voltar.',
    'Devuelve el estado del checkout. Consúltelo cuando el pagador vuelve, y pasados 30 minutos si no vuelve.',
    'Returns the state of the checkout. Ask when the payer comes back or, if they do not, after 30 minutes.',
  ),
  getCheckoutPayment: operationText(
    say('Consultar o pagamento de um checkout', 'Consultar el pago de un checkout', 'Get the payment of a checkout'),
    'Devolve o pagamento do checkout, com o método usado e a comissão.',
    'Devuelve el pago del checkout, con el método utilizado y la comisión.',
    "Returns the checkout's payment, with the method used and the fee.",
  ),
};
