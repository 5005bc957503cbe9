import { Figure } from '../figure/Figure.tsx';
import { type Actor, type Message, type PlacedMessage, placeMessages, sizes } from './layout.ts';
import styles from './sequence.module.css';

interface SequenceProps {
  title: string;
  description: string;
  actors: readonly Actor[];
  messages: readonly Message[];
}

/** Sequence diagram: an SVG in wide layouts, and a list on a phone. */
export function Sequence({ title, description, actors, messages }: SequenceProps) {
  const { placed, xOf, height } = placeMessages(actors, messages);
  const labelOf = new Map(actors.map((actor) => [actor.id, actor.label]));
  const column = sizes.width / actors.length;

  return (
    <Figure title={title} className={styles.figure}>
      <svg className={styles.drawing} viewBox={`0 0 ${sizes.width} ${height}`} role="img" aria-label={description}>
        {actors.map((actor) => {
          const x = xOf.get(actor.id) ?? 0;
          return (
            <g key={actor.id}>
              <line className={styles.lifeline} x1={x} x2={x} y1={sizes.head} y2={height - 6} />
              <rect
                className={styles.head}
                x={x - column / 2 + 14}
                y={1}
                width={column - 28}
                height={sizes.head - 8}
                rx={8}
              />
              <text className={styles.actor} x={x} y={24}>
                {actor.label}
              </text>
            </g>
          );
        })}
        {placed.map((message) => (
          <Arrow key={message.number} message={message} />
        ))}
      </svg>
      <ol className={styles.list}>
        {placed.map((message) => (
          <li key={message.number} className={styles.message} data-kind={message.kind}>
            <span className={styles.participants}>
              {message.from === message.to
                ? labelOf.get(message.from)
                : `${labelOf.get(message.from)} → ${labelOf.get(message.to)}`}
            </span>{' '}
            {message.label} {message.code && <code>{message.code}</code>}
          </li>
        ))}
      </ol>
    </Figure>
  );
}

function Arrow({ message }: { message: PlacedMessage }) {
  const { fromX, toX, y, number, lines, code, kind, textX, textY } = message;
  const direction = Math.sign(toX - fromX);
  return (
    <g data-kind={kind} className={styles.message}>
      <text className={styles.words} x={textX} y={textY}>
        {lines.map((line, i) => (
          <tspan key={line} x={textX} dy={i === 0 ? 0 : sizes.lineHeight}>
            {line}
          </tspan>
        ))}
        {code && (
          <tspan className={styles.code} x={textX} dy={sizes.lineHeight}>
            {code}
          </tspan>
        )}
      </text>
      {direction !== 0 && (
        <>
          <line className={styles.arrow} x1={fromX + direction * 11} x2={toX - direction * 3} y1={y} y2={y} />
          <path
            className={styles.arrowhead}
            d={`M${toX - direction * 9} ${y - 5}L${toX - direction * 2} ${y}l${-direction * 7} 5`}
          />
        </>
      )}
      {direction === 0 && (
        <path className={styles.arrow} d={`M${fromX + 11} ${y}h24v${sizes.turn}h-31m7 -5l-7 5 7 5`} />
      )}
      <circle className={styles.dot} cx={fromX} cy={y} r={sizes.dot} />
      <text className={styles.number} x={fromX} y={y + 4}>
        {number}
      </text>
    </g>
  );
}
