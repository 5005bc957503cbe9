import { layOutWhole } from './layOutWhole.ts';

/** The inline script of every page that its first paint depends on. */
layOutWhole();
