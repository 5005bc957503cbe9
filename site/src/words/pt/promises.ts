import type { PromiseWords } from '../../../promises/promises.ts';

/** A figure on each database. */
const onBoth = ({ sqlite, postgres }: Record<'sqlite' | 'postgres', string>, unit = '') =>
  `${sqlite}${unit} com SQLite, ${postgres}${unit} com PostgreSQL`;

export const promises: PromiseWords = {
  deliveries: {
    atLeastOnce: {
      about: 'Cada aviso de um acontecimento confirmado',
      promised: 'Sai pelo menos uma vez, mesmo que o processo seja morto a meio',
    },
    order: {
      about: 'Os avisos de um pagamento, para o mesmo URL',
      promised: 'Um de cada vez, pela ordem dos acontecimentos',
    },
    attempts: {
      about: 'Tentativas de uma entrega',
      promised: ({ attempts, gaps }) =>
        `${attempts}, com estes minutos entre elas: ${gaps}. Depois fica falhada`,
    },
    accepted: {
      about: 'Estados HTTP que contam como recebido',
      promised: ({ webhook, callback }) => `${webhook}. Num callback, só ${callback}`,
    },
    signature: {
      about: 'Assinatura',
      promised: 'Nova em cada tentativa, com a hora dela',
    },
    disabled: {
      about: 'Subscrição que falha sempre',
      promised: ({ failures }) => `Desativada ao fim de ${failures} entregas falhadas seguidas, nunca antes`,
    },
    underLoad: {
      about: 'Webhooks sob carga',
      promised: ({ sqliteReceived, sqliteSent, postgresReceived, postgresSent }) =>
        `${sqliteReceived} recebidos de ${sqliteSent} com SQLite, ${postgresReceived} de ${postgresSent} com PostgreSQL`,
    },
  },
  isolation: {
    tenants: {
      about: 'Duas sandboxes privadas',
      promised: 'Não têm nada em comum: pagamentos, subscrições, relógio e reposição são de cada uma',
    },
    platforms: {
      about: 'Os dados de outra plataforma',
      promised:
        'Não se leem, não se listam e não se pagam, mesmo que se saiba o identificador; a exceção são os clientes que ela associou a uma entidade de quem chama',
    },
    messages: {
      about: 'Avisos',
      promised: 'Só os dos pagamentos da própria plataforma',
    },
    requests: {
      about: 'Registo de chamadas',
      promised: 'Só o da própria plataforma',
    },
    liveEvents: {
      about: 'Eventos em direto',
      promised: 'Só os da própria plataforma',
    },
  },
  recovery: {
    killed: {
      about: 'Processo morto à força',
      promised: 'Nenhum pagamento confirmado se perde, e o aviso dele foi enviado ou está na fila',
    },
    ended: {
      about: 'Processo que termina por ordem',
      promised: 'Responde aos pedidos que já tem, e as entregas a caminho voltam à fila',
    },
    outage: {
      about: 'Base de dados que para, congela, reinicia, corta as ligações ou enche o disco',
      promised: ({ lost, acknowledged, outages }) =>
        `${lost} perdidos de ${acknowledged} pagamentos confirmados, em ${outages} paragens sob carga`,
    },
    meanwhile: {
      about: 'Respostas durante essas paragens',
      promised: ({ unavailable, others }) => `${unavailable} com \`503\`, e ${others} com outro erro`,
    },
    back: {
      about: 'Do fim da paragem à primeira resposta com êxito',
      promised: ({ milliseconds }) => `${milliseconds} ms, na paragem mais lenta`,
    },
    backup: {
      about: 'Cópia de segurança feita com a sandbox a correr',
      promised: 'Tem todos os pagamentos confirmados antes dela',
    },
  },
  retention: {
    requests: {
      about: 'Registo de chamadas de uma plataforma',
      promised: ({ requests, size }) =>
        `As últimas ${requests} chamadas, ou menos se passarem de cerca de ${size}`,
    },
    deliveries: {
      about: 'Entregas de uma sandbox',
      promised: ({ deliveries }) =>
        `As últimas ${deliveries}, com as tentativas. Uma que ainda espera nunca é apagada`,
    },
    liveEvents: {
      about: 'Eventos em direto, para uma página que volta',
      promised: ({ events }) => `Os últimos ${events} de uma sandbox`,
    },
    objects: {
      about: 'Pagamentos, clientes e outros objetos, de cada tipo',
      promised: ({ own, shared }) =>
        `${own} numa sandbox privada, ${shared} na partilhada. Nenhum é apagado para dar lugar a outro`,
    },
    subscriptions: {
      about: 'Subscrições de webhooks',
      promised: ({ own, shared }) => `${own} numa sandbox privada, ${shared} na partilhada`,
    },
    stored: {
      about: 'Dados guardados, ao todo',
      promised: ({ own, shared }) =>
        `Cerca de ${own} numa sandbox privada, ${shared} na partilhada. Cheia, recusa o que é novo e continua a avisar`,
    },
    idle: {
      about: 'Sandbox privada',
      promised: ({ tenants, idle }) =>
        `Fica até faltar lugar: cabem ${tenants}, e só dá lugar a uma nova quem está parado há ${idle}`,
    },
  },
  neighbours: {
    silent: {
      about: 'Recetores de outra sandbox que não respondem, ou a fila dela cheia',
      promised: 'Os webhooks e o relógio das outras não esperam por eles',
    },
    latency: {
      about: 'Espera de um webhook (`p99`) ao lado de muitos recetores calados',
      promised: ({ sqliteBesides, sqliteAlone, postgresBesides, postgresAlone }) =>
        `${sqliteBesides} ms com SQLite, contra ${sqliteAlone} ms sem eles; ${postgresBesides} ms com PostgreSQL, contra ${postgresAlone} ms`,
    },
    inFlight: {
      about: 'Entregas a caminho ao mesmo tempo',
      promised: ({ perTenant, all }) =>
        `${perTenant} de uma sandbox, ${all} de todas. Uma sandbox que chega de novo tem sempre lugar`,
    },
    receiver: {
      about: 'Ligações de uma sandbox a um recetor ao mesmo tempo',
      promised: ({ perReceiver }) => `${perReceiver}, no máximo`,
    },
    streams: {
      about: 'Páginas que ouvem eventos em direto',
      promised: ({ perTenant, all, exposedPerTenant, exposedAll }) =>
        `${perTenant} de uma sandbox, ${all} de todas; numa exposta na Internet, ${exposedPerTenant} e ${exposedAll}`,
    },
    reset: {
      about: 'Repor uma sandbox com muitos dados',
      promised: 'As outras respondem entretanto, e ninguém vê a que é reposta meio vazia',
    },
  },
  speed: {
    requests: {
      about: 'Criar e ler referências, por segundo',
      promised: (figures) => onBoth(figures),
    },
    processor: {
      about: 'Processador por pedido',
      promised: (figures) => onBoth(figures, ' µs'),
    },
    webhooks: {
      about: 'Webhooks por segundo, com os pagamentos a entrar',
      promised: (figures) => onBoth(figures),
    },
    backlog: {
      about: 'Webhooks por segundo, de uma fila que já espera',
      promised: (figures) => onBoth(figures),
    },
    start: {
      about: 'Do arranque à primeira resposta',
      promised: (figures) => onBoth(figures, ' ms'),
    },
    memory: {
      about: 'Memória depois de arrancar',
      promised: (figures) => onBoth(figures, ' MB'),
    },
    search: {
      about: 'Encontrar um pagamento pelo `id` num milhão',
      promised: (figures) => onBoth(figures, ' ms'),
    },
    tenant: {
      about: 'Abrir uma sandbox privada, com o pacote `balcao`',
      promised: ({ milliseconds }) => `${milliseconds} ms`,
    },
  },
};
