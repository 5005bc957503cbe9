import { wellFormedJson } from '@balcao/text/wellFormedJson.ts';

/**
 * Unparsed JSON of a row of an imported state. It is parsed only if all earlier rows are valid, because the text is
 * untrusted and a row with unknown names takes forty times as long.
 */
export class RowText {
  readonly #json: string;

  constructor(json: string) {
    this.#json = json;
  }

  /** @throws SyntaxError for invalid JSON */
  parse(): unknown {
    return JSON.parse(wellFormedJson(this.#json));
  }
}
