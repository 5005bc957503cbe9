import { trade } from './tradeWord.ts';

export const techniqueWords = [
  trade(
    'primeiros passos, começar, arrancar, início, tutorial',
    'primeros pasos, empezar, empiezo, comenzar, inicio, tutorial',
    'quickstart, start, begin, first steps, tutorial, hello world, getting started',
  ),
  trade(
    'sandbox, ambiente de testes, ambiente, teste',
    'sandbox, entorno de pruebas, entorno, prueba',
    'sandbox, test environment, environment, staging, test mode',
  ),
  trade(
    'produção, passar a produção, lançamento, entrar em produção',
    'producción, pasar a producción, salir a producción',
    'live, go live, production, launch, checklist',
  ),
  trade('provocar, simular, forçar', 'provocar, simular, forzar', 'provoke, simulate, trigger, force, mock'),
  trade(
    'relógio, avançar o tempo, adiantar',
    'reloj, adelantar, avanzar el tiempo',
    'clock, fast forward, time travel, advance time',
  ),
  trade(
    'credenciais, chave, senha, password, palavra-passe, utilizador, API key, chave de API, token de acesso, login',
    'credenciales, clave, contraseña, usuario, API key, clave de API, token de acceso',
    'credentials, key, password, login, API key, secret, access token, username',
  ),
  trade(
    'autenticação, autenticar, basic auth, 401, 401 não autorizado, cabeçalho de autorização',
    'autenticación, autenticar, basic auth, 401, 401 no autorizado, cabecera de autorización',
    'authentication, authenticate, basic auth, 401, unauthorized, 401 unauthorized, authorization header',
  ),
  trade(
    'chave privada, encriptação, chave de encriptação',
    'clave privada, cifrado, clave de cifrado',
    'private key, encryption key, encryption, signing secret, webhook secret',
  ),
  trade('conferir, verificar, validar', 'verificar, comprobar, validar', 'verify, check, validate'),
  trade(
    'assinatura, assinar, HMAC, hash',
    'firma, firmar, HMAC, hash',
    'signature, sign, HMAC, hash, checksum',
  ),
  trade(
    'webhook, notificação, aviso, callback, evento',
    'webhook, notificación, aviso, callback, evento',
    'webhook, notification, callback, event, IPN, postback',
  ),
  trade(
    'subscrever, subscrição, endpoint, configurar webhook, registar webhook',
    'suscribir, suscripción, endpoint, configurar webhook, registrar webhook',
    'subscribe, subscription, endpoint, configure webhook, set up webhook, register webhook, add webhook',
  ),
  trade('túnel, ngrok, localhost', 'túnel, ngrok, localhost', 'tunnel, ngrok, localhost, cloudflared'),
  trade(
    'idempotência, idempotente, repetir sem duplicar, Idempotency-Key',
    'idempotencia, idempotente, repetir sin duplicar',
    'idempotency, idempotent, Idempotency-Key, retry safely',
  ),
  trade(
    'duas vezes, duplicado, repetido, em duplicado',
    'dos veces, duplicado, repetido',
    'twice, duplicate, repeat, double',
  ),
  trade(
    'tentativas, tentar, repetir, reenviar, retry, retentativa',
    'intento, reintento, reintentar, repetir, reenviar',
    'attempt, retry, resend, redeliver, redelivery, retries',
  ),
  trade(
    'espera, timeout, tempo esgotado, tempo limite, sem resposta, ligação perdida, caiu a ligação',
    'espera, timeout, tiempo agotado, sin respuesta, conexión perdida, se corta la conexión',
    'timeout, time out, dropped connection, timed out, no response, connection lost, lost connection',
  ),
  trade(
    'depurar, debug, diagnosticar, não chega',
    'depurar, debug, diagnosticar, no llega',
    'debug, troubleshoot, not received, does not arrive',
  ),
  trade(
    'campos, parâmetros, atributos',
    'campos, parámetros, atributos',
    'fields, parameters, properties, attributes',
  ),
  trade(
    'dados adicionais, metadados, campos próprios',
    'datos adicionales, metadatos, campos propios',
    'additional data, metadata, custom data, custom fields',
  ),
  trade(
    'erro, falha, falhou, problema, não funciona, avaria',
    'error, fallo, falla, problema, no funciona, fallido',
    'error, failure, failed, problem',
  ),
  trade(
    'criar, novo, gerar, emitir, adicionar',
    'crear, nuevo, generar, emitir, añadir, dar de alta',
    'create, new, generate, make, issue, add',
  ),
  trade('eliminar, apagar, remover', 'eliminar, borrar, quitar', 'delete, remove, erase'),
  trade('atualizar, editar, modificar', 'actualizar, editar, modificar', 'update, edit'),
  trade(
    'ajustar, mudar, alterar, aumentar',
    'ajustar, cambiar, aumentar',
    'adjust, change, modify, increase, raise',
  ),
  trade('listar, procurar, pesquisar, encontrar', 'listar, buscar, encontrar', 'list, find, search, look up'),
  trade('consultar, obter, ver', 'consultar, obtener, ver', 'get, retrieve, fetch, read'),
  trade('páginas, paginação, paginar', 'páginas, paginación', 'pages, pagination, paginate, cursor'),
  trade(
    'incorporado, incorporar, embebido, embeber, iframe, embutir, embutido, widget',
    'incorporado, incorporar, embebido, embeber, incrustar, iframe, widget',
    'embedded, embed, iframe, widget, embeddable, inline',
  ),
  trade(
    'aplicação, app, Android, iOS, webview',
    'aplicación, app, Android, iOS, webview',
    'application, app, Android, iOS, webview, mobile app',
  ),
  trade(
    'checkout, página de pagamento, página alojada, página de pagamento alojada, link de pagamento, ligação de pagamento',
    'checkout, página de pago, página alojada, pasarela, pasarela alojada, pasarela de pago, TPV virtual, enlace de pago, link de pago',
    'checkout, payment page, hosted, hosted page, hosted checkout, hosted payment page, pay link, payment link, pay by link',
  ),
  trade(
    'redirecionar, redirecionamento, voltar à loja, URL de retorno',
    'redirigir, redirección, volver a la tienda, URL de retorno',
    'redirect, return url, success url',
  ),
  trade(
    'URL, endereço, base URL, servidor',
    'URL, dirección, base URL, servidor',
    'url, address, base URL, server, host',
  ),
  trade(
    'SDK, biblioteca, cliente de código, composer, npm, maven, PHP, Java, Python, JavaScript, Node, .NET',
    'SDK, biblioteca, librería, composer, npm, maven, nuget, pip',
    'SDK, library, client library, package, composer, npm, maven, nuget, pip, C#',
  ),
  trade(
    'HTTP, HttpClient, Guzzle, axios',
    'HTTP, HttpClient, Guzzle, axios',
    'HTTP, HttpClient, Guzzle, axios, OkHttp',
  ),
  trade(
    'mensagem, onSuccess, onError, postMessage',
    'mensaje, onSuccess, onError, postMessage',
    'message, onSuccess, onError, postMessage, client-side event',
  ),
  trade(
    'configurar, instalar, instalação',
    'configurar, instalar, instalación',
    'set up, setup, install, installation, configure, configuration',
  ),
  trade('descarregar, transferir ficheiro, download, zip', 'descargar, descarga, zip', 'download, zip file'),
  trade(
    'back-office, painel, dashboard, área do comerciante, área de cliente',
    'back-office, panel, dashboard, área del comercio, intranet',
    'back office, dashboard, merchant portal, admin panel, control panel',
  ),
  trade('número de série, serial', 'número de serie, serial', 'serial number, serial'),
  trade('plugin, módulo, extensão', 'plugin, módulo, extensión', 'plugin, module, extension, add-on'),
  trade('PrestaShop, presta', 'PrestaShop, presta', 'PrestaShop, presta'),
  trade('WooCommerce, WordPress, Woo', 'WooCommerce, WordPress, Woo', 'WooCommerce, WordPress, Woo'),
  trade('REST, migrar, migração', 'REST, migrar, migración', 'REST, migrate, migration'),
  trade(
    'obsoleto, descontinuado, fim de vida',
    'obsoleto, descontinuado, descatalogado',
    'deprecated, discontinued, obsolete, end of life, sunset',
  ),
  trade(
    'versões, registo de alterações, changelog, novidades',
    'versiones, registro de cambios, changelog, novedades',
    'versions, changelog, release notes',
  ),
  trade('OpenAPI, Swagger', 'OpenAPI, Swagger', 'OpenAPI, Swagger, API specification'),
  trade('Postman, coleção, Bruno', 'Postman, colección, Bruno', 'Postman, collection, Bruno'),
  trade(
    'exemplo, amostra, código de exemplo',
    'ejemplo, muestra, código de ejemplo',
    'example, sample, snippet',
  ),
  trade('cópia de segurança, backup', 'copia de seguridad, backup', 'back up, backup'),
  trade(
    'políticas de segurança, CSP',
    'política de seguridad de contenidos, CSP',
    'content security policy, CSP',
  ),
];
