/** What an error says, for reading: dots stand where the API would name the field, `O campo … é obrigatório`. */
export function readable(msg: string): string {
  return msg.replace(/\{\w+\}/g, '…');
}
