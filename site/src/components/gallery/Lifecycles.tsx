import { StateDiagram } from '../guide/StateDiagram.tsx';
import { GallerySection } from './GallerySection.tsx';

const lifecycles = ['payment', 'checkout', 'entity', 'terminal', 'delivery'] as const;

/** Every lifecycle of the contract, drawn. */
export function Lifecycles() {
  return (
    <GallerySection id="lifecycles" title="State diagrams">
      {lifecycles.map((of) => (
        <StateDiagram
          key={of}
          of={of}
          title={`States of a ${of}`}
          description={`The states of a ${of} and what leads from one to another; the list says it all.`}
        />
      ))}
    </GallerySection>
  );
}
