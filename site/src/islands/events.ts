/** Event of a live panel whose page is left: its island ends. */
export const islandLeft = 'balcao.left';
