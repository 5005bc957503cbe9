import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import type { ReactNode } from 'react';
import { type OnDemand, onDemand } from '../../parts/onDemand.tsx';
import { usePlace } from '../../parts/place.ts';
import type { PayerDevice as Device } from '../../runner/paymentMethods.ts';
import type { DeviceProps } from './deviceProps.ts';
import styles from './payer-device.module.css';

/** Takes no payment as a prop, because it shows the one at its terminal. */
export const TerminalDevice = onDemand<Pick<DeviceProps, 'panel'>>(() =>
  import('./TerminalDevice.tsx').then((part) => part.TerminalDevice),
);

/** Devices, each fetched with the first payment that needs it. */
const devices: Record<Exclude<Device, 'none'>, OnDemand<DeviceProps>> = {
  atm: onDemand(() => import('./AtmDevice.tsx').then((part) => part.AtmDevice)),
  phone: onDemand(() => import('./PhoneDevice.tsx').then((part) => part.PhoneDevice)),
  page: onDemand(() => import('./PageDevice.tsx').then((part) => part.PageDevice)),
  terminal: TerminalDevice,
};

/** Fetches a device while its payment is created. */
export function prepareDevice(device: Device): void {
  if (device !== 'none') devices[device].prepare();
}

/** Device of the payer. In a replay, only the cash machine is shown, with the recorded input. */
export function PayerDevice(props: DeviceProps) {
  const { method, responder, hasEnded, onPaid } = props;
  const { words } = usePlace();
  const { device } = method;
  if (device === 'none') return <DeviceAhead device={device} />;
  const Device = devices[device];
  if (!responder.isReplay || device === 'atm') return <Device {...props} />;
  return (
    <DeviceAhead device={device} text={words.device.replayed}>
      {!hasEnded && (
        <Button kind="primary" onClick={onPaid}>
          {words.device.payReplayed}
        </Button>
      )}
    </DeviceAhead>
  );
}

const glyphs: Record<Device, string> = {
  atm: 'M4 4h24v15H4zM9 25h14M9 19v6m14-6v6M9 9h8m-8 5h5',
  phone: 'M10 3h12v26H10zM14 25h4',
  page: 'M3 6h26v20H3zM3 12h26M8 18h9m-9 4h5',
  terminal: 'M8 3h16v26H8zM12 7h8v6h-8zM12 18h.01M16 18h.01M20 18h.01M12 23h.01M16 23h.01M20 23h.01',
  none: 'M3 8h26v17H3zM3 14h26m-17 6 3 3 6-6',
};

interface DeviceAheadProps {
  device: Device;
  text?: string;
  children?: ReactNode;
}

/** Placeholder shown before the device can be used. */
export function DeviceAhead({ device, text, children }: DeviceAheadProps) {
  const { words } = usePlace();
  return (
    <div className={`${blocks.column} ${styles.ahead}`} data-device={device}>
      <Icon size={32} box={32} strokeWidth="1.5" path={glyphs[device]} />
      <p className={blocks.hint}>{text ?? words.device[device].ahead}</p>
      {children}
    </div>
  );
}
