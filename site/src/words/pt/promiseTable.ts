/** Texts around the tables of promises. */
export const promiseTable = {
  about: 'De que trata',
  promised: 'O que se promete',
  heldBy: 'O que falha se deixar de ser verdade',
  /** Below a figure: when it was measured, and on what. */
  measured: (day: string, cores: number, node: string) =>
    `Medido em ${day}, com ${cores} núcleos e Node ${node}`,
  captions: {
    deliveries: 'Entregas de webhooks e callbacks',
    isolation: 'Isolamento',
    recovery: 'Paragens e recuperação',
    retention: 'O que fica guardado',
    neighbours: 'Quem partilha o mesmo servidor',
    speed: 'Medições',
  },
};
