import { wellFormedJson } from '@balcao/text/wellFormedJson.ts';

/** A row sent, as JSON, parsed in its turn and not after a wrong one: a hostile row may take forty times as long. */
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
