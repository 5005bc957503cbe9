import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { endOfText, wellFormedJson } from '@balcao/text/wellFormedJson.ts';
import type { Pace } from '../../domain/pace.ts';
import { RowText } from '../../domain/tenants/rowText.ts';

/** Depth of the rows of a state: `{"tables":{"payments":[row]}}`. */
const rowDepth = 3;

/** Maximum number of names in a row, and of names and values outside rows; more are slow to parse and no state. */
const most = { rowNames: 20_000, outerNames: 5000, outerValues: 2 * sandboxQuotas.stateRows };

/** Characters scanned before other requests run: takes one or two milliseconds. */
const charactersAtOnce = 100_000;

const [quote, comma, colon] = ['"', ',', ':'].map((sign) => sign.charCodeAt(0));
const [openBrace, closeBrace, openBracket, closeBracket] = [...'{}[]'].map((sign) => sign.charCodeAt(0));

/** Splits a state into its rows, and the rest with `[0]`, `[1]` and so on in their place. */
async function withoutRows(json: string, pace: Pace) {
  const rows: string[] = [];
  const found = { rowNames: 0, outerNames: 0, outerValues: 0 };
  let outer = '';
  let [depth, kept, start, next] = [0, 0, 0, charactersAtOnce];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    const isOuter = depth <= rowDepth;
    if (sign === quote) at = endOfText(json, at);
    else if (sign === colon) found[isOuter ? 'outerNames' : 'rowNames'] += 1;
    else if (sign === comma && isOuter) found.outerValues += 1;
    else if (sign === openBrace || sign === openBracket) {
      if (depth === rowDepth) {
        outer += `${json.slice(kept, at)}[${rows.length}]`;
        start = at;
        found.rowNames = 0;
      }
      depth += 1;
    } else if (sign === closeBrace || sign === closeBracket) {
      depth -= 1;
      if (depth === rowDepth) {
        kept = at + 1;
        rows.push(json.slice(start, kept));
      }
    }
    if (found.rowNames > most.rowNames || found.outerNames > most.outerNames || found.outerValues > most.outerValues)
      throw new SyntaxError('This is no state.');
    if (at < next) continue;
    next = at + charactersAtOnce;
    await pace();
  }
  return { outer: outer + json.slice(kept), rows };
}

/** Parses a state but keeps its rows as text. Replaces unpaired surrogates, which states of earlier releases have. */
export async function parseState(json: string, pace: Pace): Promise<unknown> {
  const { outer, rows } = await withoutRows(json, pace);
  const state = JSON.parse(wellFormedJson(outer));
  for (const table of Object.values(state?.tables ?? {})) {
    if (!Array.isArray(table)) continue;
    for (const [at, place] of table.entries()) if (Array.isArray(place)) table[at] = new RowText(rows[place[0]] ?? '');
  }
  return state;
}
