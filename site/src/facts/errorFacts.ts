/** Formats an error message: an ellipsis replaces the field's name, `O campo … é obrigatório`. */
export function readable(msg: string): string {
  return msg.replace(/\{\w+\}/g, '…');
}
