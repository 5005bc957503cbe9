import { say, type Words } from '../../words/locales.ts';
import { countryIdWords } from './countries.ts';

export const entityWords = {
  section: say(
    'Secção da CAE: `D`, `I`, `J`, `K`, `O`, `P`, `Q`, `R`; `-` ou nulo para qualquer outra.',
    'Sección de la actividad económica: `D`, `I`, `J`, `K`, `O`, `P`, `Q`, `R`; `-` o nulo para cualquier otra.',
    'Economic activity section: `D`, `I`, `J`, `K`, `O`, `P`, `Q`, `R`; `-` or null for any other.',
  ),
  activityCode: say(
    'Código da CAE, como número.',
    'Código de la actividad económica, como número.',
    'Economic activity code, as a number.',
  ),
  economicActivity: say(
    'Atividade económica da entidade.',
    'Actividad económica de la entidad.',
    "The entity's economic activity.",
  ),
  clientId: say(
    'NIF da entidade, nove dígitos; é o valor de `PayPay-ClientId`. Na adesão o dígito de controlo tem de estar certo.',
    'NIF de la entidad, nueve dígitos; es el valor de `PayPay-ClientId`. En el alta el dígito de control tiene que ser correcto.',
    "The entity's tax number, nine digits; this is the value of `PayPay-ClientId`. On registration, its check digit must be correct.",
  ),
  name: say(
    'Nome ou firma da entidade.',
    'Nombre o razón social de la entidad.',
    'Name or company name of the entity.',
  ),
  phoneNumber: say(
    'Telefone da entidade, com indicativo e cardinal (`351#210000000`) ou só o número.',
    'Teléfono de la entidad, con prefijo y almohadilla (`351#210000000`) o solo el número.',
    "The entity's phone, with the country code and hash sign (`351#210000000`) or the number alone.",
  ),
  address: say('Morada da sede.', 'Dirección de la sede.', 'Address of the registered office.'),
  postCode: say('Código postal da sede.', 'Código postal de la sede.', 'Postcode of the registered office.'),
  locality: say('Localidade da sede.', 'Localidad de la sede.', 'Town of the registered office.'),
  permanentCertificate: say(
    'Código da certidão permanente: três grupos de quatro dígitos separados por hífenes.',
    'Código del certificado permanente del registro: tres grupos de cuatro dígitos separados por guiones.',
    'Code of the permanent company certificate: three groups of four digits with hyphens.',
  ),
  selection: say(
    'Para onde envia: `all` todos os países, `allowed` só os da lista, `excludes` todos menos os da lista.',
    'Adónde envía: `all` todos los países, `allowed` solo los de la lista, `excludes` todos menos los de la lista.',
    'Where it ships: `all` every country, `allowed` only those on the list, `excludes` all except those on the list.',
  ),
  countryIds: countryIdWords,
  shippingCountries: say(
    'Países para onde a entidade envia.',
    'Países a los que envía la entidad.',
    'Countries the entity ships to.',
  ),
  monthlyTransactions: say('Pagamentos esperados por mês.', 'Pagos previstos al mes.', 'Expected payments per month.'),
  averageValue: say(
    'Valor médio de cada pagamento, em euros inteiros.',
    'Valor medio de cada pago, en euros enteros.',
    'Average payment amount, in whole euros.',
  ),
  website: say('Sítio ou loja da entidade.', 'Sitio o tienda de la entidad.', "The entity's website or shop."),
  supplementaryInformation: say(
    'O que se espera do negócio, para a análise da adesão.',
    'Lo que se espera del negocio, para el análisis del alta.',
    'What the business expects, for the review of the registration.',
  ),
  availableMethods: say(
    'Métodos que a entidade quer contratar.',
    'Métodos que la entidad quiere contratar.',
    'Methods the entity wants to contract.',
  ),
  accountOwner: say('Titular da conta.', 'Titular de la cuenta.', 'Account holder.'),
  accountBank: say('Nome do banco.', 'Nombre del banco.', 'Bank name.'),
  iban: say(
    'IBAN em maiúsculas, sem espaços; o comprimento do país e os dígitos de controlo têm de estar certos.',
    'IBAN en mayúsculas, sin espacios; la longitud del país y los dígitos de control tienen que ser correctos.',
    'IBAN in capitals, without spaces; its length for the country and its check digits must be correct.',
  ),
  swift: say('Código SWIFT do banco.', 'Código SWIFT del banco.', "The bank's SWIFT code."),
  bankAccount: say(
    'Conta que vai receber o dinheiro.',
    'Cuenta que recibirá el dinero.',
    'Account that will receive the money.',
  ),
  userName: say(
    'Nome de quem representa a entidade.',
    'Nombre de quien representa a la entidad.',
    "Representative's name.",
  ),
  userTaxNumber: say(
    'NIF de quem representa a entidade.',
    'NIF de quien representa a la entidad.',
    "Representative's tax number.",
  ),
  userEmail: say(
    'E-mail de quem representa a entidade; recebe os passos seguintes da adesão.',
    'Correo electrónico de quien representa a la entidad; recibe los pasos siguientes del alta.',
    "Representative's email address; the next steps of the registration are sent there.",
  ),
  userPhone: say(
    'Telemóvel de quem representa a entidade, com ou sem indicativo e cardinal.',
    'Móvil de quien representa a la entidad, con o sin prefijo y almohadilla.',
    "Representative's phone, with or without the country code and hash sign.",
  ),
  exposed: say(
    'É pessoa politicamente exposta.',
    'Es una persona con responsabilidad pública.',
    'Is a politically exposed person.',
  ),
  user: say('Quem representa a entidade.', 'Quien representa a la entidad.', 'Who represents the entity.'),
  sourceType: say(
    'Origem do registo: sempre `integration`.',
    'Origen del registro: siempre `integration`.',
    'Registration origin: always `integration`.',
  ),
  sourceCode: say(
    'Código da integração, oito letras e dígitos.',
    'Código de la integración, ocho letras y dígitos.',
    'Integration code, eight letters and digits.',
  ),
  source: say(
    'Integração que regista a entidade.',
    'Integración que registra la entidad.',
    'Integration that registers the entity.',
  ),
  registration: say(
    'Pedido de adesão de uma entidade.',
    'Solicitud de alta de una entidad.',
    'Registration of an entity.',
  ),
  createdAt: say('Quando a entidade foi criada.', 'Cuándo se creó la entidad.', 'When the entity was created.'),
  state: say(
    'Estado da adesão: `pending` em análise, `approved` pode receber pagamentos, `declined` recusada.',
    'Estado del alta: `pending` en revisión, `approved` puede recibir pagos, `declined` rechazada.',
    'Registration state: `pending` under review, `approved` can take payments, `declined` refused.',
  ),
  stateUpdatedAt: say(
    'Desde quando está neste estado.',
    'Desde cuándo está en este estado.',
    'When it entered this state.',
  ),
  stateDetails: say(
    'Estado da adesão e desde quando.',
    'Estado del alta y desde cuándo.',
    'Registration state and when it was entered.',
  ),
  entity: say(
    'Uma entidade: o comerciante que recebe pagamentos.',
    'Una entidad: el comercio que recibe pagos.',
    'An entity: the merchant that takes payments.',
  ),
} as const satisfies Record<string, Words>;
