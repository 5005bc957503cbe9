import { wellFormedJson } from '@balcao/text/wellFormedJson.ts';

/**
 * A row of a state that was sent, as its JSON. It is parsed when its turn comes, and not where an earlier one is wrong:
 * how long that takes depends on whom the text is from, and a row with names of its own takes forty times as long.
 */
export class RowText {
  readonly #json: string;

  constructor(json: string) {
    this.#json = json;
  }

  /** @throws SyntaxError for what is no JSON */
  parse(): unknown {
    return JSON.parse(wellFormedJson(this.#json));
  }
}
