import { useCallback, useState } from 'react';
import type { WorkbenchContext } from './workbenchContext.ts';

/** The last thing that happened, as long as it is told. */
export interface ToastMessage {
  message: string;
  tone: 'confirmed' | 'cancelled';
}

/** A word about what just happened: the newest takes the place of the one before. */
export function useToast(): {
  toast: ToastMessage | undefined;
  showToast: WorkbenchContext['showToast'];
  dismiss: () => void;
} {
  const [toast, setToast] = useState<ToastMessage>();
  const showToast = useCallback<WorkbenchContext['showToast']>(
    (message, tone = 'confirmed') => setToast({ message, tone }),
    [],
  );
  const dismiss = useCallback(() => setToast(undefined), []);
  return { toast, showToast, dismiss };
}
