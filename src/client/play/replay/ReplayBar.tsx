// The controls of a replay: play and pause, a slider, the speed.
import { Button, Select } from '@fluentui/react-components';
import { Pause20Filled } from '@fluentui/react-icons/svg/pause';
import { Play20Filled } from '@fluentui/react-icons/svg/play';
import { useTexts } from '../../../ui/texts.tsx';
import { TurnSteps } from '../history/TurnSteps.tsx';
import styles from './replay.module.css';
import { type Replaying, speeds } from './useReplay.ts';

export function ReplayBar({ replaying, told }: { readonly replaying: Replaying; readonly told: string }) {
  const { t } = useTexts();
  const { at, last, go, isPlaying, setPlaying, speed, setSpeed } = replaying;
  return (
    <div className={styles.replayBar}>
      <Button
        appearance="primary"
        aria-label={t(isPlaying ? 'replay.pause' : 'replay.play')}
        icon={isPlaying ? <Pause20Filled /> : <Play20Filled />}
        onClick={() => setPlaying(!isPlaying)}
      />
      <input
        aria-label={t('table.steps.title')}
        aria-valuetext={told}
        max={last}
        min={0}
        onChange={(event) => go(event.target.valueAsNumber)}
        type="range"
        value={at}
      />
      <TurnSteps at={at} go={go} last={last} />
      <Select
        aria-label={t('replay.speed')}
        onChange={(_, { value }) => setSpeed(speeds.find((each) => String(each) === value) ?? 1)}
        value={String(speed)}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {t('replay.times', { times: each })}
          </option>
        ))}
      </Select>
    </div>
  );
}
