import { operationText, say } from '../words/locales.ts';

export const tenantWords = {
  seed: say(
    'Semente: a mesma dá sempre as mesmas credenciais e os mesmos identificadores. A chave decorre dela; numa sandbox exposta, escolha uma que ninguém adivinhe. Sem semente, é tirada uma à sorte.',
    'Semilla: la misma da siempre las mismas credenciales y los mismos identificadores. La clave se deriva de ella; en un sandbox expuesto, elija una que nadie adivine. Sin semilla, se saca una al azar.',
    'Seed: the same one always gives the same credentials and the same ids. The key is derived from it; on an exposed sandbox, choose one nobody can guess. Without a seed, a random one is used.',
  ),
  tenantRequest: say(
    'Sandbox privada a abrir; o corpo pode ficar vazio.',
    'Sandbox privado que se abre; el cuerpo puede quedar vacío.',
    'Private sandbox to open; the body can be empty.',
  ),
  seedUsed: say(
    'Semente de que esta sandbox foi feita.',
    'Semilla con la que se hizo este sandbox.',
    'Seed this sandbox was created from.',
  ),
  platformCode: say(
    'Código da plataforma: o utilizador da autenticação Basic.',
    'Código de la plataforma: el usuario de la autenticación Basic.',
    'Platform code: the Basic authentication username.',
  ),
  privateKey: say(
    'Chave privada: a palavra-passe, e a chave das assinaturas dos webhooks.',
    'Clave privada: la contraseña, y la clave de las firmas de los webhooks.',
    'Private key: the password, and the key of webhook signatures.',
  ),
  clientId: say(
    'NIF da entidade, para o cabeçalho `PayPay-ClientId`.',
    'NIF de la entidad, para la cabecera `PayPay-ClientId`.',
    'Tax number of the entity, for the `PayPay-ClientId` header.',
  ),
  other: say(
    'A outra plataforma da mesma sandbox, com a sua entidade: para ver o que é dos outros.',
    'La otra plataforma del mismo sandbox, con su entidad: para ver lo que es de otros.',
    "The sandbox's other platform, with its entity: to see what happens with data that belongs to others.",
  ),
  pageToken: say('Identificador da página.', 'Identificador de la página.', 'Page id.'),
  checkouts: say(
    'As páginas de pagamento dos dados iniciais: por pagar, paga, e do fluxo antigo.',
    'Las páginas de pago de los datos iniciales: por pagar, pagada, y del flujo antiguo.',
    'The payment pages in the seed: unpaid, paid, and from the old flow.',
  ),
  workbenchUrl: say(
    'Ligação que abre a bancada nesta sandbox, para ver o que um teste lá fez. As chaves vão no fragmento, que um navegador nunca envia; quem tem a ligação tem as chaves.',
    'Enlace que abre el banco en este sandbox, para ver lo que hizo allí una prueba. Las claves van en el fragmento, que un navegador nunca envía; quien tiene el enlace tiene las claves.',
    'Link that opens the workbench in this sandbox, to see what a test did there. The keys are in the fragment, which a browser never sends; anyone who has the link has the keys.',
  ),
  tenantCreatedAt: say('Quando foi aberta.', 'Cuándo se abrió.', 'When it was opened.'),
  tenant: say(
    'Uma sandbox só sua, com os dados iniciais e um relógio próprio.',
    'Un sandbox solo suyo, con los datos iniciales y un reloj propio.',
    'Your own sandbox, with the seeded data and its own clock.',
  ),
  stateVersion: say(
    'Forma dos dados; importa-se apenas a da própria versão.',
    'Forma de los datos; solo se importa la de la propia versión.',
    'Data format version; only the same version can be imported.',
  ),
  stateTables: say(
    'As linhas de cada tabela, tal como a sandbox as guarda. As credenciais e o registo de chamadas não fazem parte.',
    'Las filas de cada tabla, tal como las guarda el sandbox. Las credenciales y el registro de llamadas no forman parte.',
    'The rows of each table, as the sandbox stores them. Credentials and the request log are not included.',
  ),
  tenantState: say(
    'Tudo o que uma sandbox guarda, relógio incluído.',
    'Todo lo que guarda un sandbox, reloj incluido.',
    'Everything a sandbox holds, its clock included.',
  ),
  createTenant: operationText(
    say('Abrir uma sandbox privada', 'Abrir un sandbox privado', 'Open a private sandbox'),
    'Cria uma plataforma e uma entidade só suas, isoladas das outras, com os dados iniciais e um relógio próprio. Não precisa de credenciais: devolve-as. Quando já não cabem mais sandboxes privadas, é apagada a que está parada há mais tempo.',
    'Crea una plataforma y una entidad solo suyas, aisladas de las demás, con los datos iniciales y un reloj propio. No necesita credenciales: las devuelve. Cuando ya no caben más sandboxes privados, se elimina el que lleva más tiempo sin usarse.',
    'Creates your own platform and entity, separate from all others, with the seeded data and their own clock. It needs no credentials: it returns them. When there is no room for another private sandbox, the one idle longest is removed.',
  ),
  deleteTenant: operationText(
    say('Apagar a sandbox privada', 'Eliminar el sandbox privado', 'Delete the private sandbox'),
    'Apaga a sandbox privada das credenciais, com tudo o que guarda; as credenciais das suas duas plataformas deixam de valer. O que ainda não foi enviado não é enviado. A mesma semente pode voltar a abri-la.',
    'Elimina el sandbox privado de las credenciales, con todo lo que guarda; las credenciales de sus dos plataformas dejan de valer. Lo que aún no se ha enviado no se envía. La misma semilla puede volver a abrirlo.',
    'Deletes the private sandbox of the credentials, with everything it holds; the credentials of both its platforms stop working. What has not been sent yet is not sent. The same seed can open it again.',
  ),
  exportSandbox: operationText(
    say('Exportar o estado', 'Exportar el estado', 'Export the state'),
    'Devolve em JSON tudo o que a sandbox guarda, para o voltar a pôr aqui ou noutra com POST /sandbox/import.',
    'Devuelve en JSON todo lo que guarda el sandbox, para restaurarlo aquí o en otro con POST /sandbox/import.',
    'Returns everything the sandbox holds as JSON, to be restored here or elsewhere with POST /sandbox/import.',
  ),
  importSandbox: operationText(
    say('Importar um estado', 'Importar un estado', 'Import a state'),
    'Substitui tudo o que a sandbox guarda pelo estado enviado, que passa a responder com as credenciais desta. As páginas de pagamento recebem identificadores novos, em todo o lado onde o estado os refere: as ligações antigas deixam de abrir, e nenhum estado abre a página de outra sandbox. Um estado com um erro é recusado por inteiro, com o campo em causa. O corpo é o que está em `data` na resposta da exportação.',
    'Sustituye todo lo que guarda el sandbox por el estado enviado, que pasa a responder con las credenciales de este. Las páginas de pago reciben identificadores nuevos, en todos los lugares donde el estado los menciona: los enlaces antiguos dejan de abrirse, y ningún estado abre la página de otro sandbox. Un estado con un error se rechaza entero, con el campo en cuestión. El cuerpo es lo que hay en `data` en la respuesta de la exportación.',
    "Replaces everything the sandbox holds with the state sent, which then uses this sandbox’s credentials. Payment pages get new ids, wherever the state names them: old links no longer open, and no state opens another sandbox's page. A state with an error is refused in full, with the field in question. The body is what the export has in `data`.",
  ),
} as const;
