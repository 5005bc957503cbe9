import { useCallback, useState } from 'react';
import type { WorkbenchContext } from './workbenchContext.ts';

interface ToastMessage {
  message: string;
  tone: 'confirmed' | 'cancelled';
}

/** Current toast; a new one replaces it. */
export function useToast() {
  const [toast, setToast] = useState<ToastMessage>();
  const showToast = useCallback<WorkbenchContext['showToast']>(
    (message, tone = 'confirmed') => setToast({ message, tone }),
    [],
  );
  const dismiss = useCallback(() => setToast(undefined), []);
  return { toast, showToast, dismiss };
}
