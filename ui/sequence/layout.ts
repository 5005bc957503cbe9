/** Participant. The columns are in the order of the participants. */
export interface Actor {
  id: string;
  label: string;
}

/** Message from one actor to another, or to itself. */
export interface Message {
  from: string;
  to: string;
  label: string;
  code?: string;
  /** `call` is a request, `answer` its response, and `event` a message without a request. */
  kind: 'call' | 'answer' | 'event';
}

export interface PlacedMessage extends Message {
  number: number;
  fromX: number;
  toX: number;
  y: number;
  lines: readonly string[];
  textX: number;
  textY: number;
}

export const sizes = {
  width: 720,
  head: 44,
  lineHeight: 18,
  gap: 26,
  charWidth: 7.1,
  codeCharWidth: 7.6,
  dot: 10,
  turn: 16,
  margin: 16,
} as const;

export function wrapWords(text: string, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limit) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function columns(actors: readonly Actor[]): Map<string, number> {
  const width = sizes.width / actors.length;
  return new Map(actors.map((actor, i) => [actor.id, width * (i + 0.5)]));
}

/** Positions of the messages, in units of the drawing. */
export function placeMessages(actors: readonly Actor[], messages: readonly Message[]) {
  const xOf = columns(actors);
  const column = sizes.width / actors.length;
  let y: number = sizes.head + sizes.gap;
  const placed = messages.map((message, i): PlacedMessage => {
    const fromX = xOf.get(message.from);
    const toX = xOf.get(message.to);
    if (fromX === undefined || toX === undefined) {
      throw new Error(`message ${i + 1} names an actor that is not in the list: ${message.from}, ${message.to}`);
    }
    const room = (fromX === toX ? column : Math.abs(toX - fromX)) - 2 * sizes.margin;
    const lines = wrapWords(message.label, Math.floor(room / sizes.charWidth));
    const rows = lines.length + (message.code ? 1 : 0);
    const textY = y + sizes.lineHeight * 0.75;
    const turn = fromX === toX ? sizes.turn : 0;
    // Code that is wider than the arrow would overlap the dot at its start.
    const isWide = (message.code?.length ?? 0) * sizes.codeCharWidth > room + 2 * (sizes.margin - sizes.dot);
    const arrowY = y + rows * sizes.lineHeight + (isWide ? sizes.dot + 2 : 4) + turn / 2;
    y = arrowY + sizes.gap + turn;
    const textX = fromX === toX ? fromX : (fromX + toX) / 2;
    return { ...message, number: i + 1, fromX, toX, y: arrowY, lines, textX, textY };
  });
  return { placed, xOf, height: y };
}
