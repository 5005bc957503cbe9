/** Texts of the picture of a decision. Portuguese is the source. */

export const decision = {
  yes: 'Sim',
  no: 'Não',
};
