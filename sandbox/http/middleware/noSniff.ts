/** On every answer: a browser takes its content for what the answer says it is, and never runs it as a script. */
export const noSniff = { 'X-Content-Type-Options': 'nosniff' };
