// Context for toasts; the Toaster is loaded with the first one.
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import type { ToastMessage } from './ToastDesk.tsx';

type SendToast = (text: string, isSuccess: boolean) => void;

const ToastContext = createContext<SendToast>(() => {});

/** Never the only place of a message: a failure is also shown at the action. */
export const useToast = (): SendToast => useContext(ToastContext);

const ToastDesk = lazy(async () => ({ default: (await import('./ToastDesk.tsx')).ToastDesk }));

export function Toasts({ children }: { readonly children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const send = useCallback<SendToast>((text, isSuccess) => {
    setMessages((sent) => [...sent.slice(-4), { id: (sent.at(-1)?.id ?? 0) + 1, text, isSuccess }]);
  }, []);
  return (
    <ToastContext value={send}>
      {children}
      {messages.length > 0 && (
        <Suspense>
          <ToastDesk messages={messages} />
        </Suspense>
      )}
    </ToastContext>
  );
}
