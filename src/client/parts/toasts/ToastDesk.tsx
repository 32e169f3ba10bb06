// Shows toasts with Fluent's Toaster: top centre, three seconds, two at a time.
import { Toast, Toaster, ToastTitle, useToastController } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';

export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly isSuccess: boolean;
}

const desk = 'toasts';

export function ToastDesk({ messages }: { readonly messages: readonly ToastMessage[] }) {
  const { dispatchToast } = useToastController(desk);
  const shown = useRef(0);
  useEffect(() => {
    for (const { id, text, isSuccess } of messages) {
      if (id <= shown.current) continue;
      shown.current = id;
      dispatchToast(
        <Toast>
          <ToastTitle>{text}</ToastTitle>
        </Toast>,
        {
          intent: isSuccess ? 'success' : 'error',
          politeness: isSuccess ? 'polite' : 'assertive',
          timeout: 3000,
          pauseOnHover: true,
          pauseOnWindowBlur: true,
        },
      );
    }
  }, [messages, dispatchToast]);
  return <Toaster limit={2} offset={{ vertical: 16 }} position="top" toasterId={desk} />;
}
