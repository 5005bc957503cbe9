import type { PaneWords } from '../paneWords.ts';

const rewritten = {
  title: 'El JSON se ha escrito de nuevo.',
  remedy: 'Calcule el hash sobre el cuerpo en bruto, antes de interpretarlo como JSON.',
};

export const signatureDebugger: PaneWords['debugger'] = {
  title: '¿Por qué no coincide la firma?',
  lead: 'Pegue lo que recibió su receptor. Se averigua qué byte difiere, y por qué: la clave, el cuerpo o el reloj.',
  headers: 'Cabeceras recibidas',
  headersHint: 'Todas, o solo el valor de PayPay-Signature.',
  body: 'Cuerpo que usó el programa',
  bodyHint: 'El texto exacto con el que calculó el hash.',
  key: 'Clave privada que usó el programa',
  keyHint: 'Se queda en este navegador: nada de esto se envía.',
  submit: 'Examinar',
  waiting:
    'El diagnóstico aparece aquí. Si nunca ha visto uno, pruebe uno de los errores de abajo, hechos con el último mensaje del sandbox.',
  samples: 'Pruebe con el último mensaje',
  noSample: 'Todavía no ha salido ningún mensaje con el que probar. Haga un pago y vuelva aquí.',
  right: 'Tal como salió',
  mistakes: {
    reserialised: 'JSON escrito de nuevo',
    key: 'Clave con un espacio',
    clock: 'Firmada hace una hora',
    content: 'Importe cambiado',
  },
  result: 'Diagnóstico',
  remedy: 'Qué hacer:',
  age: (duration) => `Firmada hace ${duration}, según el reloj de este ordenador.`,
  ahead: (duration) => `Firmada ${duration} por delante del reloj de este ordenador.`,
  leftWith: 'El sandbox envió esta firma con la',
  byte: (place) => `El primer byte distinto es el ${place}.º`,
  given: 'El suyo',
  original: 'El firmado',
  end: '(fin)',
  header: {
    missing: {
      title: 'No hay firma.',
      text: 'En las cabeceras no hay ninguna PayPay-Signature.',
      remedy: 'Compruebe que su servidor o proxy no descarta las cabeceras que no conoce.',
    },
    hash: {
      title: 'El hash no tiene la forma correcta.',
      text: 'Son 64 dígitos hexadecimales en minúsculas.',
      remedy: 'Compruebe que el valor no se ha cortado ni se ha pasado a mayúsculas.',
    },
    ts: {
      title: 'La hora no tiene la forma correcta.',
      text: 'ts son segundos desde 1970, solo dígitos.',
      remedy: 'Compruebe que el valor no se ha convertido en una fecha.',
    },
    twice: {
      title: 'La cabecera llega dos veces.',
      text: 'Según el programa, se lee una u otra.',
      remedy: 'Averigüe qué proxy añade la segunda, y rechace un mensaje así.',
    },
    shape: {
      title: 'La cabecera no tiene la forma correcta.',
      text: 'Es hash=…,ts=… en este orden, con una coma y sin espacios.',
      remedy: 'Use la cabecera tal como llega.',
    },
  },
  valid: {
    title: 'La firma es correcta.',
    text: 'El cuerpo es el que se firmó, con esta clave, y es reciente.',
  },
  stale: (tolerance) => ({
    title: 'Es correcta, pero antigua.',
    text: `El cuerpo y la clave son correctos. Aun así, un receptor rechaza lo que se firmó hace más de ${tolerance}: puede ser un mensaje repetido por otra persona.`,
    remedy: 'Ponga en hora el reloj de su servidor. Si el mensaje es antiguo, pida que se envíe de nuevo.',
  }),
  future: (tolerance) => ({
    movedClock: {
      title: 'Es correcta, y va por delante de la hora real.',
      text: `El cuerpo y la clave son correctos. El sandbox firma con su propio reloj, que se ha adelantado. Un receptor la acepta: solo rechaza lo que se firmó hace más de ${tolerance}.`,
    },
    unexplained: {
      title: 'Es correcta, pero su hora es futura.',
      text: 'El cuerpo y la clave son correctos. La hora va por delante de la hora real, y el reloj del sandbox, si se conoce, no lo explica.',
      remedy:
        'Ponga en hora el reloj del ordenador que la firmó. Si se ha adelantado el reloj del sandbox, compruébela de nuevo con las claves de ese sandbox.',
    },
  }),
  keySlip: {
    spaces: {
      title: 'La clave lleva espacios alrededor.',
      text: 'Sin ellos, la firma coincide.',
      remedy: 'Recorte la clave al leerla: basta un salto de línea en el archivo de configuración para estropearla.',
    },
    quotes: {
      title: 'La clave lleva comillas alrededor.',
      text: 'Sin ellas, la firma coincide.',
      remedy: 'Quite las comillas donde se guarda la clave, o al leerla.',
    },
    other: {
      title: 'La clave es de otra plataforma.',
      text: 'Con la clave de otra plataforma, la firma coincide.',
      remedy: 'Use la clave de la plataforma que hizo la suscripción.',
    },
    unknown: {
      title: 'La clave no es esta.',
      text: 'El cuerpo es, byte a byte, el que envió el sandbox; solo puede ser la clave.',
      remedy:
        'Copie la clave de las credenciales. Si la suscripción está en modo de fallo, es ella la que firma con otra.',
    },
  },
  handling: {
    spaces: {
      ...rewritten,
      text: 'Los valores son los mismos, pero los espacios y los saltos de línea no: el texto ya no es el que se firmó.',
    },
    slashes: {
      ...rewritten,
      text: 'Las barras llevan delante una barra invertida, como las escribe json_encode de PHP.',
      remedy: "Calcule el hash sobre el cuerpo en bruto (file_get_contents('php://input')), no sobre json_encode.",
    },
    unicode: { ...rewritten, text: 'Las letras con tilde han pasado a \\u00e9, o han dejado de serlo.' },
    spelling: { ...rewritten, text: 'Los valores son los mismos, escritos de otra manera.' },
    order: {
      ...rewritten,
      title: 'El JSON se ha escrito de nuevo, con los campos en otro orden.',
      text: 'Los valores son los mismos, pero los campos han cambiado de sitio.',
    },
    ending: {
      title: 'Sobran o faltan espacios en los extremos.',
      text: 'Un salto de línea al final, o un signo invisible al principio, ya cambia el hash.',
      remedy: 'No recorte ni añada nada al cuerpo. Si lo copió de un registro, el salto puede venir de ahí.',
    },
    cut: {
      title: 'El cuerpo está incompleto.',
      text: 'Es el principio de lo que se firmó, y falta el resto.',
      remedy: 'Lea el cuerpo hasta el final antes de calcular, y mire si algún límite lo corta.',
    },
    values: {
      title: 'El contenido ha cambiado.',
      text: 'Hay valores distintos de los que se firmaron: de esto protege la firma.',
      remedy: 'Rechace el mensaje. Si lo cambió su programa, verifique antes de tocar el cuerpo.',
    },
    bytes: {
      title: 'El cuerpo no es el que se firmó.',
      text: 'Ya no es JSON, o no lo ha sido nunca.',
      remedy: 'Use el cuerpo en bruto, con la codificación con la que llegó.',
    },
  },
  unknown: {
    title: 'Ni la clave ni el cuerpo cuadran.',
    text: 'Este sandbox no ha enviado esta firma, y ninguna manera habitual de escribir el cuerpo da este hash.',
    remedy:
      'Compruebe que la cabecera y el cuerpo son del mismo mensaje, y que la clave es la de la plataforma que se suscribió.',
  },
};
