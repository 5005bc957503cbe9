/** Strings of the components about the SOAP service. Portuguese is the source language. */

export const soap = { discontinued: 'Serviço obsoleto' };

export const soapMoves = {
  header: 'cabeçalho',
  path: 'no caminho',
  query: 'na query',
  body: 'no corpo',
  data: 'nos dados da resposta',
  error: 'no erro',
  status: 'o estado HTTP',
  request: (name: string) => `Pedido de ${name}`,
  answer: (name: string) => `Resposta de ${name}`,
  rest: 'Em REST',
  sent: 'Pedido, em SOAP',
  got: 'Resposta, em SOAP',
};

export const soapFields = { old: 'antigo; use', also: 'também' };

export const soapHook = { caption: 'Campos do formulário da notificação' };

export const soapEvents = { caption: 'Eventos do serviço SOAP' };

export const soapStates = { caption: 'Estados da integração' };

export const soapMethod = {
  old: 'obsoleto',
  parts: 'Partes',
  returns: 'Devolve',
  address: 'Na sandbox',
  rest: 'Em REST',
};

export const soapMethods = { caption: 'Métodos do serviço SOAP', method: 'Método', words: 'O que faz' };

export const soapRestWay = { use: 'Em REST, use' };

export const soapChangelog = {
  caption: 'Versões do serviço SOAP',
  version: 'Versão',
  date: 'Data',
  words: 'O que mudou',
};

export const soapAddresses = {
  caption: 'URL do serviço SOAP',
  where: 'Ambiente',
  both: 'Descrição (WSDL) e serviço',
};

export const soapVector = { input: 'O que entra no SHA-256', caption: 'Um hash já calculado' };
