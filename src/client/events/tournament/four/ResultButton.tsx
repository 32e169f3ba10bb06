// The director sets or corrects the result of a table of four: a place for each, or that they were not there.
import { Button } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { useState } from 'react';
import { directTournament } from '../../../../contract/events/tournaments.ts';
import { isKnockout, peopleAt } from '../../../../events/tournament/tournament.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';
import { useToast } from '../../../parts/toasts/Toasts.tsx';
import tournamentStyles from '../tournament.module.css';
import { nameOf } from '../words.ts';
import styles from './four.module.css';
import type { TableProps } from './People.tsx';

export function ResultButton({ tournament, table }: TableProps) {
  const { t } = useTexts();
  const [isOpen, open] = useState(false);
  const { form, phase, round } = tournament;
  if (form === 'arena' || (phase !== 'running' && phase !== 'paused')) return null;
  if (isKnockout(tournament) && table.round < round) return null; // the next round is made of it
  return (
    <>
      <Button
        appearance="subtle"
        aria-label={t('pages:tournament.four.setResult', { board: table.board })}
        className={tournamentStyles.button}
        icon={<MoreHorizontal20Regular />}
        onClick={() => open(true)}
      />
      {isOpen && <ResultDialog onClose={() => open(false)} table={table} tournament={tournament} />}
    </>
  );
}

interface ResultDialogProps extends TableProps {
  onClose(): void;
}

/** Null: was not there. */
type Place = number | null;

function ResultDialog({ tournament, table, onClose }: ResultDialogProps) {
  const { t } = useTexts();
  const toast = useToast();
  const { isBusy, refusal, send } = useSend();
  const people = peopleAt(table);
  const [places, setPlaces] = useState<readonly Place[]>(() =>
    people.map((number, at) => (table.absent?.includes(number) ? null : (table.places?.[at] ?? at + 1))),
  );
  const { id } = tournament;
  const { round, board } = table;
  const save = async () => {
    const done = await send(() =>
      call(directTournament, { params: { id }, body: { act: 'result', round, board, places: [...places] } }),
    );
    if (!done) return;
    toast(t('pages:tournament.resultSet'), true);
    onClose();
  };
  return (
    <ConfirmDialog
      cancel={t('pages:tournament.back')}
      confirm={t('pages:tournament.four.save')}
      isBusy={isBusy}
      isHarmless
      onCancel={onClose}
      onConfirm={() => void save()}
      title={t('pages:tournament.four.result', { board })}
    >
      <p>{t('pages:tournament.four.resultWords')}</p>
      <div className={styles.places}>
        {people.map((number, at) => (
          <Choice<Place>
            key={number}
            label={nameOf(tournament, number, t)}
            onChange={(place) => setPlaces(places.with(at, place))}
            value={places[at] ?? null}
            values={[...people.map((_, index) => index + 1), null]}
            words={(place) =>
              place === null
                ? t('pages:tournament.four.notThere')
                : t('pages:tournament.place', { rank: place })
            }
          />
        ))}
      </div>
      <Problem refusal={refusal} />
    </ConfirmDialog>
  );
}
