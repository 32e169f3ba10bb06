// The look of a notice: loaded apart, because the sign-in page rarely needs it.
import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';

interface NoticeBarProps {
  readonly intent: 'error' | 'info';
  readonly children: ReactNode;
}

export const NoticeBar = ({ intent, children }: NoticeBarProps) => (
  <MessageBar intent={intent} layout="multiline" role="presentation">
    <MessageBarBody>{children}</MessageBarBody>
  </MessageBar>
);
