import type { PromiseWords } from '../../../promises/promises.ts';

const onBoth = ({ sqlite, postgres }: Record<'sqlite' | 'postgres', string>, unit = '') =>
  `${sqlite}${unit} con SQLite, ${postgres}${unit} con PostgreSQL`;

export const promises: PromiseWords = {
  deliveries: {
    atLeastOnce: {
      about: 'Cada aviso de un hecho confirmado',
      promised: 'Sale al menos una vez, aunque el proceso muera a medias',
    },
    order: {
      about: 'Los avisos de un pago, a la misma URL',
      promised: 'De uno en uno, en el orden de los hechos',
    },
    attempts: {
      about: 'Intentos de una entrega',
      promised: ({ attempts, gaps }) =>
        `${attempts}, con estos minutos entre ellos: ${gaps}. Después queda como fallida`,
    },
    accepted: {
      about: 'Estados HTTP que cuentan como recibido',
      promised: ({ webhook, callback }) => `${webhook}. En un callback, solo ${callback}`,
    },
    signature: {
      about: 'Firma',
      promised: 'Nueva en cada intento, con su hora',
    },
    disabled: {
      about: 'Suscripción que falla siempre',
      promised: ({ failures }) => `Se desactiva tras ${failures} entregas fallidas seguidas, nunca antes`,
    },
    underLoad: {
      about: 'Webhooks con carga',
      promised: ({ sqliteReceived, sqliteSent, postgresReceived, postgresSent }) =>
        `${sqliteReceived} recibidos de ${sqliteSent} con SQLite, ${postgresReceived} de ${postgresSent} con PostgreSQL`,
    },
  },
  isolation: {
    tenants: {
      about: 'Dos sandboxes privados',
      promised: 'No tienen nada en común: cada uno tiene sus pagos, suscripciones, reloj y restablecimiento',
    },
    platforms: {
      about: 'Los datos de otra plataforma',
      promised:
        'No se leen, no se listan y no se pagan, aunque se conozca el identificador; la excepción son los clientes que ella ha asociado a una entidad de quien llama',
    },
    messages: {
      about: 'Avisos',
      promised: 'Solo los de los pagos de la propia plataforma',
    },
    requests: {
      about: 'Registro de llamadas',
      promised: 'Solo el de la propia plataforma',
    },
    liveEvents: {
      about: 'Eventos en directo',
      promised: 'Solo los de la propia plataforma',
    },
  },
  recovery: {
    killed: {
      about: 'Proceso terminado a la fuerza',
      promised: 'No se pierde ningún pago confirmado, y su aviso se envió o está en la cola',
    },
    ended: {
      about: 'Proceso que termina de forma ordenada',
      promised: 'Responde a las solicitudes que ya tiene, y las entregas en camino vuelven a la cola',
    },
    outage: {
      about: 'Base de datos que se para, se congela, se reinicia, corta las conexiones o llena el disco',
      promised: ({ lost, acknowledged, outages }) =>
        `${lost} perdidos de ${acknowledged} pagos confirmados, en ${outages} paradas con carga`,
    },
    meanwhile: {
      about: 'Respuestas durante esas paradas',
      promised: ({ unavailable, others }) => `${unavailable} con \`503\`, y ${others} con otro error`,
    },
    back: {
      about: 'Del final de la parada a la primera respuesta correcta',
      promised: ({ milliseconds }) => `${milliseconds} ms, en la parada más lenta`,
    },
    backup: {
      about: 'Copia de seguridad hecha con el sandbox en marcha',
      promised: 'Contiene todos los pagos confirmados antes de ella',
    },
  },
  retention: {
    requests: {
      about: 'Registro de llamadas de una plataforma',
      promised: ({ requests, size }) => `Las últimas ${requests} llamadas, o menos si pasan de unos ${size}`,
    },
    deliveries: {
      about: 'Entregas de un sandbox',
      promised: ({ deliveries }) =>
        `Las últimas ${deliveries}, con sus intentos. La que aún espera nunca se borra`,
    },
    liveEvents: {
      about: 'Eventos en directo, para una página que vuelve',
      promised: ({ events }) => `Los últimos ${events} de un sandbox`,
    },
    objects: {
      about: 'Pagos, clientes y otros objetos, de cada tipo',
      promised: ({ own, shared }) =>
        `${own} en un sandbox privado, ${shared} en el compartido. Ninguno se borra para hacer sitio a otro`,
    },
    subscriptions: {
      about: 'Suscripciones de webhooks',
      promised: ({ own, shared }) => `${own} en un sandbox privado, ${shared} en el compartido`,
    },
    stored: {
      about: 'Datos guardados, en total',
      promised: ({ own, shared }) =>
        `Unos ${own} en un sandbox privado, ${shared} en el compartido. Lleno, rechaza lo nuevo y sigue avisando`,
    },
    idle: {
      about: 'Sandbox privado',
      promised: ({ tenants, idle }) =>
        `Sigue ahí hasta que falta sitio: caben ${tenants}, y solo cede el suyo a uno nuevo el que lleva parado ${idle}`,
    },
  },
  neighbours: {
    silent: {
      about: 'Receptores de otro sandbox que no responden, o su cola llena',
      promised: 'Los webhooks y el reloj de los demás no esperan por ellos',
    },
    latency: {
      about: 'Espera de un webhook (`p99`) junto a muchos receptores callados',
      promised: ({ sqliteBesides, sqliteAlone, postgresBesides, postgresAlone }) =>
        `${sqliteBesides} ms con SQLite, frente a ${sqliteAlone} ms sin ellos; ${postgresBesides} ms con PostgreSQL, frente a ${postgresAlone} ms`,
    },
    inFlight: {
      about: 'Entregas en camino a la vez',
      promised: ({ perTenant, all }) =>
        `${perTenant} de un sandbox, ${all} de todos. Un sandbox recién llegado siempre tiene sitio`,
    },
    receiver: {
      about: 'Conexiones de un sandbox a un receptor a la vez',
      promised: ({ perReceiver }) => `${perReceiver}, como máximo`,
    },
    streams: {
      about: 'Páginas que escuchan eventos en directo',
      promised: ({ perTenant, all, exposedPerTenant, exposedAll }) =>
        `${perTenant} de un sandbox, ${all} de todos; en uno expuesto en Internet, ${exposedPerTenant} y ${exposedAll}`,
    },
    reset: {
      about: 'Restablecer un sandbox con muchos datos',
      promised: 'Los demás responden entretanto, y nadie ve medio vacío el que se restablece',
    },
  },
  speed: {
    requests: {
      about: 'Crear y leer referencias, por segundo',
      promised: (figures) => onBoth(figures),
    },
    processor: {
      about: 'Procesador por solicitud',
      promised: (figures) => onBoth(figures, ' µs'),
    },
    webhooks: {
      about: 'Webhooks por segundo, mientras entran los pagos',
      promised: (figures) => onBoth(figures),
    },
    backlog: {
      about: 'Webhooks por segundo, de una cola que ya espera',
      promised: (figures) => onBoth(figures),
    },
    start: {
      about: 'Del arranque a la primera respuesta',
      promised: (figures) => onBoth(figures, ' ms'),
    },
    memory: {
      about: 'Memoria después de arrancar',
      promised: (figures) => onBoth(figures, ' MB'),
    },
    search: {
      about: 'Encontrar un pago por su `id` entre un millón',
      promised: (figures) => onBoth(figures, ' ms'),
    },
    tenant: {
      about: 'Abrir un sandbox privado, con el paquete `balcao`',
      promised: ({ milliseconds }) => `${milliseconds} ms`,
    },
  },
};
