import { createContext } from 'react';

/** Layout that already surrounds a part of a page: none, navbar and footer, or also the main element. */
type Surroundings = 'nothing' | 'frame' | 'main';

/** Tells the error content of a failed part how much layout it has to render. */
export const SurroundingsContext = createContext<Surroundings>('nothing');
