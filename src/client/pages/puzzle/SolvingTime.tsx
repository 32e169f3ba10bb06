// How long somebody has been solving, by the server's clock; pressed, it hides.
import { Button } from '@fluentui/react-components';
import { Timer20Regular } from '@fluentui/react-icons/svg/timer';
import { useState } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { onClock } from '../../daily/durations.ts';
import { useServerTime } from '../../daily/useServerTime.ts';
import type { AnyGame } from './usePhase.ts';

interface SolvingTimeProps {
  readonly game: AnyGame;
  readonly isRunning: boolean;
}

export function SolvingTime({ game, isRunning }: SolvingTimeProps) {
  const { t } = useTexts();
  const [isHidden, hide] = useState(false);
  const now = useServerTime(isRunning ? 1_000 : 0);
  if (!isRunning || game.startedAt === null) return null;
  const seconds = (now - Date.parse(game.startedAt)) / 1_000;
  return (
    <Button appearance="subtle" className="pz-time" icon={<Timer20Regular />} onClick={() => hide(!isHidden)}>
      {isHidden ? null : onClock(seconds)}
      <span className="pz-unseen">{t(isHidden ? 'pages:daily.showTime' : 'pages:daily.hideTime')}</span>
    </Button>
  );
}
