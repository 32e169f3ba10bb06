// One line of the results desk: the result of a match, a race or a question, typed in, corrected or taken back.
import {
  Button,
  Checkbox,
  Field,
  Input,
  makeStyles,
  mergeClasses,
  Select,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { type DeskItem, enterResult } from '../../../../contract/events/predictionDesk.ts';
import { kinds, type OfficialPodium } from '../../../../contract/events/predictions.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { serverNow } from '../../../base/api/serverClock.ts';
import { useSend } from '../../../parts/forms/useSend.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gap: '8px',
    padding: '12px 16px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  fields: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 12px' },
  goals: { width: '64px', minWidth: 0 },
  button: { minHeight: '44px' },
});

interface ResultRowProps {
  readonly gameId: string;
  readonly item: DeskItem;
  onEntered(): Promise<void>;
}

const parts = ['first', 'second', 'third', 'pole', 'fastestLap'] as const;
const nobody: OfficialPodium = { first: null, second: null, third: null, pole: null, fastestLap: null };

export function ResultRow({ gameId, item, onEntered }: ResultRowProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { isBusy, refusal, send } = useSend();
  const { itemId, kind, name, isTyped, isVoid, choices, isMulti, start } = item;
  const [goals, setGoals] = useState({
    home: item.score ? String(item.score.home) : '',
    away: item.score ? String(item.score.away) : '',
  });
  const [podium, setPodium] = useState<OfficialPodium>(item.race ?? nobody);
  const [right, setRight] = useState<readonly string[]>(item.special ?? []);
  const score =
    goals.home !== '' && goals.away !== '' ? { home: Number(goals.home), away: Number(goals.away) } : null;
  const isEmpty =
    kind === kinds.score ? score === null : kind === kinds.race ? podium.first === null : right.length === 0;
  const isEarly = kind === kinds.race ? false : Date.parse(start) > serverNow();

  async function enter(how: 'result' | 'void' | 'back') {
    const answer = await send(() =>
      call(enterResult, {
        body: {
          gameId,
          itemId,
          isVoid: how === 'void',
          score: kind === kinds.score ? (how === 'result' ? score : null) : undefined,
          race: kind === kinds.race ? (how === 'result' ? podium : null) : undefined,
          special: kind === kinds.special ? (how === 'result' ? [...right] : null) : undefined,
        },
      }),
    );
    if (answer) await onEntered();
  }

  return (
    <li className={styles.row}>
      <span className={type.strong}>{name}</span>
      {isEarly ? (
        <span className={mergeClasses(type.caption, type.quiet)}>{t('pages:predict.tab.tooEarly')}</span>
      ) : (
        <div className={styles.fields}>
          {kind === kinds.score &&
            (['home', 'away'] as const).map((side, at) => (
              <Input
                aria-label={name.split(' – ')[at] ?? name}
                className={styles.goals}
                inputMode="numeric"
                key={side}
                maxLength={2}
                onChange={(_, { value }) => setGoals({ ...goals, [side]: value.replaceAll(/\D/g, '') })}
                value={goals[side]}
              />
            ))}
          {kind === kinds.race &&
            parts.map((part) => (
              <Field key={part} label={t(`pages:predict.race.${part}`)}>
                <Select
                  onChange={(_, { value }) => setPodium({ ...podium, [part]: value === '' ? null : value })}
                  value={podium[part] ?? ''}
                >
                  <option value="">–</option>
                  {choices.map(({ id, name: words }) => (
                    <option key={id} value={id}>
                      {words}
                    </option>
                  ))}
                </Select>
              </Field>
            ))}
          {kind === kinds.special &&
            choices.map(({ id, name: words }) => (
              <Checkbox
                checked={right.includes(id)}
                key={id}
                label={words}
                onChange={(_, { checked }) => {
                  const others = isMulti ? right.filter((each) => each !== id) : [];
                  setRight(checked ? [...others, id] : others);
                }}
              />
            ))}
          <Button
            aria-label={`${t('pages:predict.tab.enter')}: ${name}`}
            className={styles.button}
            disabledFocusable={isBusy || isEmpty}
            onClick={() => !isEmpty && enter('result')}
          >
            {t('pages:predict.tab.enter')}
          </Button>
          {!isVoid && (
            <Button
              appearance="subtle"
              aria-label={`${t('pages:predict.tab.void')}: ${name}`}
              className={styles.button}
              onClick={() => enter('void')}
            >
              {t('pages:predict.tab.void')}
            </Button>
          )}
          {isTyped && (
            <Button
              appearance="subtle"
              aria-label={`${t('pages:predict.tab.takeBack')}: ${name}`}
              className={styles.button}
              onClick={() => enter('back')}
            >
              {t('pages:predict.tab.takeBack')}
            </Button>
          )}
        </div>
      )}
      {isTyped && (
        <span className={mergeClasses(type.caption, type.quiet)}>
          {t(isVoid ? 'pages:predict.status.void' : 'pages:predict.tab.typed')}
        </span>
      )}
      {refusal && <span role="alert">{t('pages:predict.tab.failed')}</span>}
    </li>
  );
}
