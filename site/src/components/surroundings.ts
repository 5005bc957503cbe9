import { createContext } from 'react';

/** What already stands around a part of a page: nothing, the frame with navbar and footer, or its main part too. */
export type Surroundings = 'nothing' | 'frame' | 'main';

/** Tells the words shown in place of a part that did not arrive how much of a page they have to bring. */
export const SurroundingsContext = createContext<Surroundings>('nothing');
