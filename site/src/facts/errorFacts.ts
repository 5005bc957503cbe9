/** Error message with an ellipsis in place of a field's name: `O campo … é obrigatório`. */
export function readable(msg: string): string {
  return msg.replace(/\{\w+\}/g, '…');
}
