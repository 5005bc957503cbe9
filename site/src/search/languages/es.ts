import { languageOf } from './language.ts';

/** Spanish: plurals, genders, forms of the verb and the nouns made of it (autorizar, autorizado, autorización). */
export const language = languageOf({
  suffixes: `
    amientos amiento imientos imiento amento aciones acion iciones icion ciones cion adoras adores adora ador
    amente mente idades idad ables able ibles ible antes ante entes ente
    ando endo iendo ados adas ado ada idos idas ido ida aron ieron aban aba
    ase iese amos emos imos ar er ir ales al iles il eles el ones on
    as os es a o e s`,
  stopWords: `
    el la los las un una unos unas de del al a en por para con sin y o u si que quien cual cuales cuando donde
    como porque esto eso este esta ese esa estos estas mi mis su sus tu yo me no ya mas muy ser es son esta
    estan fue tener tiene tengo hay hacer hago puedo puede necesito quiero debo debe existe existen
    cuanto tiempo significa`,
  synonyms: {
    empezar: 'primeros pasos',
    empiezo: 'primeros pasos',
    comenzar: 'primeros pasos',
    entorno: 'sandbox',
    simular: 'provocar',
    clave: 'credenciales',
    contrasena: 'credenciales',
    usuario: 'credenciales',
    cifrado: 'clave privada',
    borrar: 'eliminar',
    quitar: 'eliminar',
    modificar: 'actualizar',
    editar: 'actualizar',
    cambiar: 'ajustar',
    monto: 'importe',
    cantidad: 'importe',
    valor: 'importe',
    buscar: 'listar',
    devolver: 'reembolsar',
    devolucion: 'reembolso',
    anular: 'cancelar',
    caducar: 'expirar',
    tokenizar: 'guardar metodo',
    preautorizacion: 'autorizar',
    recurrente: 'todos meses',
    mensual: 'todos meses',
    duplicado: 'dos veces',
    repetido: 'dos veces',
    reintento: 'intento',
    comercio: 'entidad',
    empresa: 'entidad',
    compartir: 'asociar',
    correo: 'email',
    notificacion: 'webhook',
    aviso: 'webhook',
    incrustar: 'incorporar',
    iframe: 'incorporado',
    app: 'aplicacion',
    datafono: 'terminal',
    tpv: 'terminal',
    paginacion: 'paginas',
    '3d': 'autenticacion reforzada',
    migrar: 'rest',
    mbway: 'mb way',
    direccion: 'url',
    descontinuado: 'obsoleto',
    descatalogado: 'obsoleto',
  },
});
