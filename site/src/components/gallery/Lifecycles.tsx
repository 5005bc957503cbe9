import checkoutLifecycle from '@facts/checkoutLifecycle.json';
import checkoutStates from '@facts/checkoutStates.json';
import deliveryLifecycle from '@facts/deliveryLifecycle.json';
import deliveryStates from '@facts/deliveryStates.json';
import entityLifecycle from '@facts/entityLifecycle.json';
import entityStates from '@facts/entityStates.json';
import paymentLifecycle from '@facts/paymentLifecycle.json';
import paymentStates from '@facts/paymentStates.json';
import terminalLifecycle from '@facts/terminalLifecycle.json';
import terminalStates from '@facts/terminalStates.json';
import { StateDiagram } from '../guide/StateDiagram.tsx';
import { GallerySection } from './GallerySection.tsx';

const lifecycles = [
  { of: 'payment', states: paymentStates, lifecycle: paymentLifecycle },
  { of: 'checkout', states: checkoutStates, lifecycle: checkoutLifecycle },
  { of: 'entity', states: entityStates, lifecycle: entityLifecycle },
  { of: 'terminal', states: terminalStates, lifecycle: terminalLifecycle },
  { of: 'delivery', states: deliveryStates, lifecycle: deliveryLifecycle },
] as const;

/** Every lifecycle of the contract, drawn. */
export function Lifecycles() {
  return (
    <GallerySection id="lifecycles" title="State diagrams">
      {lifecycles.map((lifecycle) => (
        <StateDiagram
          key={lifecycle.of}
          {...lifecycle}
          title={`States of a ${lifecycle.of}`}
          description={`The states of a ${lifecycle.of} and what leads from one to another; the list says it all.`}
        />
      ))}
    </GallerySection>
  );
}
