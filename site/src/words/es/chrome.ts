import type * as pt from '../pt/chrome.ts';

export const codeBlock: typeof pt.codeBlock = {
  copy: 'Copiar el código',
  copied: 'Copiado',
  wrap: 'Ajustar las líneas largas',
  code: 'Código',
};

export const specification: typeof pt.specification = {
  title: 'Referencia de la API',
  description: 'Todas las operaciones de la API REST: quién puede llamarlas, qué responden y qué errores pueden dar.',
  openapi: 'Descripción OpenAPI:',
  postman: 'Colección para Postman y Bruno (JSON)',
  markdown: 'En Markdown, para modelos de lenguaje',
  differences: 'Qué hace y qué no hace el sandbox',
  differencesLead: 'Lo que la especificación no dice y el sandbox ha tenido que elegir:',
};

export const sandboxApi: typeof pt.sandboxApi = {
  title: 'API del sandbox',
  description:
    'Todas las operaciones de los simuladores del sandbox: pagadores, terminales, reloj, fallos, entregas y estado.',
  where:
    'Solo un sandbox responde a estas llamadas. Los servidores de pruebas y de producción del proveedor no las tienen, y la consola de esta página nunca les envía nada.',
  testing: 'Cómo probar',
};

export const navbar: typeof pt.navbar = {
  mainSite: (site) => `Ir a ${site}`,
};

export const menu: typeof pt.menu = {
  languages: 'Idioma',
  wayUp: 'Volver arriba',
  main: 'Principal',
  name: 'Menú',
  open: 'Abrir el menú',
  close: 'Cerrar el menú',
  tree: 'Páginas de esta sección',
  hideTree: 'Colapsar barra lateral',
  showTree: 'Expandir barra lateral',
  pagesOf: (group) => `Páginas de ${group}`,
};

export const version = { name: 'Versión', label: 'Next', list: 'Versiones' };

export const breadcrumbs = { home: 'Página de inicio', name: 'Dónde está' };

export const neighbours = { name: 'Páginas de las guías', previous: 'Anterior', next: 'Siguiente' };

export const changes = { edit: 'Editar esta página', last: 'Última actualización el' };

export const headingLink = (heading: string): string => `Enlace directo a ${heading}`;

export const pageCount = (count: number): string => (count === 1 ? '1 elemento' : `${count} elementos`);

export const areaNames: typeof pt.areaNames = {
  specification: 'Especificación',
  guides: 'Guías',
  integrations: 'Integraciones',
  soap: 'SOAP',
};

export const pageFooter: typeof pt.pageFooter = {
  documentation: 'Documentación',
  follow: 'Síganos',
  legal: 'Información legal',
  privacy: 'Política de privacidad',
  security: 'Política de seguridad',
  complaints: 'Libro de reclamaciones',
  status: 'Estado del servicio',
  accessibility: 'Accesibilidad',
  copyright: (year, company) => `© ${year} ${company}. Todos los derechos reservados.`,
  firstPayment: 'Pago con Multibanco',
};

export const notFound: typeof pt.notFound = {
  home: 'Ir a la página de inicio',
  guides: 'Ver las guías',
  specification: 'Ver la referencia de la API',
  title: 'Página no encontrada',
  words: 'No hemos encontrado lo que busca.',
  report: 'Si le ha traído un enlace de este sitio,',
  tell: 'díganos cuál',
  mailSubject: 'Enlace roto',
  mailBody: 'He llegado aquí desde:',
  search: 'Buscar en la documentación',
};

export const colourToggle: typeof pt.colourToggle = {
  label: (mode) => `Cambiar entre modo claro, oscuro y del sistema (${mode} está activo)`,
  modes: { light: 'modo claro', dark: 'modo oscuro', system: 'modo del sistema' },
};

export const pageLoad: typeof pt.pageLoad = {
  failed: 'No se ha podido cargar esta página.',
  retry: 'Reintentar',
};

export const crash: typeof pt.crash = {
  words: 'No es culpa suya. Inténtelo otra vez; si persiste, indique a soporte lo que dice el recuadro.',
  title: 'Esta página ha dado un error.',
  retry: 'Volver a intentarlo',
};

export const contents = { title: 'En esta página' };

export const announcement: typeof pt.announcement = {
  label: 'Aviso',
  soap: 'El servicio SOAP está obsoleto: las integraciones nuevas usan la API REST.',
  link: 'Ver la referencia de la API',
  close: 'Cerrar',
};

export const search: typeof pt.search = {
  button: 'Buscar',
  label: 'Buscar en la documentación',
  placeholder: 'Palabra, código u operación',
  loading: 'Cargando...',
  close: 'Cerrar',
  results: (count) => `${count} resultados.`,
  oneResult: 'Un resultado.',
  keys: 'Flechas para elegir, Intro para abrir.',
  example: 'firma',
  plainExample: 'reembolso',
  examples: 'Escriba una palabra o empiece por una de estas:',
  nothing: (query) => `No hay resultados para «${query}».`,
  nothingWords:
    'Pruebe con menos palabras, con el principio de una o con el nombre de un campo tal como está en la API.',
  notThere: 'También puede ser algo que la API no tiene o no documenta.',
  notDocumented: 'Ver lo que no está documentado',
  ask: 'Preguntar a soporte',
  failed: 'No se ha podido cargar el índice de la búsqueda.',
  errors: 'Errores',
};

export const apiPanel: typeof pt.apiPanel = {
  open: 'API: abrir la referencia al lado',
  closeTab: 'API: cerrar el panel',
  close: 'Cerrar',
  whole: 'Abrir como página',
  edge: 'Anchura del panel de la API',
  loading: 'Abriendo la referencia de la API…',
  failed: 'No se ha podido cargar la referencia de la API.',
};

export const pageTools: typeof pt.pageTools = {
  copy: 'Copiar la página',
  view: 'Ver en Markdown',
  copying: 'Copiando…',
  copied: 'Copiada',
  failed: 'No se ha podido copiar',
};

export const feedback: typeof pt.feedback = {
  question: '¿Le ha resultado útil esta página?',
  yes: 'Sí',
  no: 'No',
  note: 'Se abre un mensaje ya empezado, que solo sale si lo envía.',
  usefulSubject: (title) => `Ha sido útil: ${title}`,
  lackingSubject: (title) => `Falta algo en: ${title}`,
  lackingBody: 'Qué buscaba y no ha encontrado:',
};

export const markdown: typeof pt.markdown = {
  panel: 'Panel interactivo, en la página del sitio:',
  page: 'Página',
  samples: (language: string, others: string) => `Ejemplos en ${language}; también en ${others}.`,
  start: 'Inicio',
  agents: 'Para agentes de programación',
  agentsFile: 'En inglés: qué hay y dónde está, las tres primeras llamadas y diez errores que cuestan dinero.',
  skill:
    'En inglés: una skill con referencias sobre webhooks, reembolsos y repeticiones, terminales y el paso de SOAP a REST.',
  inEnglish: 'Las mismas páginas en inglés.',
  openapi: 'La misma referencia para herramientas; también en openapi.yaml, openapi-3.0.json y openapi-3.0.yaml.',
  full: 'Las guías en un solo archivo, con las llamadas en cURL. Las respuestas, los campos y los errores están en la referencia de la API; cada página existe en Markdown en la ruta que figura bajo su título.',
  summary:
    'Documentación para desarrolladores de un proveedor portugués de servicios de pago: cobrar con referencia Multibanco, MB WAY y tarjeta a través de una API REST, terminales físicos, webhooks, extensiones para tiendas en línea y un sandbox donde se puede probar todo.',
  hint: 'Cada página existe en Markdown en su URL seguida de .md, con los ejemplos en un lenguaje; la línea bajo el título enlaza con los demás. Quien pide una página con `Accept: text/markdown` recibe también el Markdown. Las rutas parten de la raíz del servidor donde se leyó este archivo. Los importes van en céntimos, y las respuestas de los ejemplos se grabaron en el sandbox.',
};

export const skipLink: string = 'Saltar al contenido principal';
