// The director's tools: begin, pause, go on, pair the round again, take somebody out, cancel.
import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { directTournament } from '../../../../contract/events/tournaments.ts';
import { pathTo } from '../../../../contract/pages.ts';
import { hasFourAt, isSwiss, leastEntrants } from '../../../../events/tournament/tournament.ts';
import { PressLink } from '../../../../ui/Press.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { Block } from '../../../parts/Block.tsx';
import { Choice } from '../../../parts/Choice.tsx';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';
import styles from '../tournament.module.css';
import { nameOf } from '../words.ts';

type Act = 'stopRepeating' | 'start' | 'nextRound' | 'pause' | 'resume' | 'pairAgain' | 'cancel';

/** By these the tournament goes on; all others are exceptions. */
const goesOn: ReadonlySet<Act> = new Set(['start', 'nextRound', 'resume']);

/** What can be done now, the usual thing first. */
function actsOf(tournament: TournamentShown): readonly Act[] {
  const { phase, form, pairings, round, entrants, repeats } = tournament;
  // Of others the next one is made as soon as this one begins, and is stopped there.
  const canStop = repeats && (phase === 'open' || form === 'league');
  const stop: readonly Act[] = canStop ? ['stopRepeating'] : [];
  const isFresh = pairings
    .filter((pairing) => pairing.round === round)
    .every(({ outcome, isPlayed }) => outcome === null || !isPlayed);
  if (phase === 'open')
    return entrants.length < leastEntrants(tournament) ? [...stop, 'cancel'] : ['start', ...stop, 'cancel'];
  if (phase !== 'running' && phase !== 'paused') return [];
  if (form === 'arena') return ['cancel'];
  const isBetween = phase === 'running' && pairings.every(({ outcome }) => outcome !== null);
  const next: readonly Act[] = isBetween && form !== 'league' ? ['nextRound'] : [];
  const again: readonly Act[] = isSwiss({ form }) && isFresh ? ['pairAgain'] : [];
  return [...next, phase === 'running' ? 'pause' : 'resume', ...again, ...stop, 'cancel'];
}

/** What becomes of somebody who is taken out. */
const removeWords = (tournament: TournamentShown) =>
  `pages:tournament.${hasFourAt(tournament) ? 'four.' : ''}${tournament.form === 'arena' ? 'arena.' : ''}removeWords` as const;

export function DirectorTools({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const type = useType();
  const { isBusy, refusal, send } = useSend();
  const [asked, ask] = useState<'cancel' | 'remove' | null>(null);
  const [leaver, setLeaver] = useState<number | null>(null);
  const { id, phase, entrants } = tournament;
  const acts = actsOf(tournament);
  const isFour = hasFourAt(tournament);
  if (acts.length === 0) return null;
  const there = entrants.filter(({ isOut }) => !isOut).map(({ number }) => number);
  const chosen = leaver !== null && there.includes(leaver) ? leaver : (there[0] ?? 0);
  const direct = async (body: { readonly act: Act | 'remove'; readonly entrant?: number }) => {
    await send(() => call(directTournament, { params: { id }, body }));
    ask(null);
  };
  return (
    <Block title={t('pages:tournament.director')}>
      <Surface className={styles.director}>
        {phase === 'open' && entrants.length < leastEntrants(tournament) && (
          <p className={type.body}>
            {t(isFour ? 'pages:tournament.four.needsThree' : 'pages:tournament.needsTwo')}
          </p>
        )}
        <div className={styles.tools}>
          {acts.map((act, at) => (
            <Button
              appearance={at === 0 && goesOn.has(act) ? 'primary' : 'outline'}
              className={styles.button}
              disabledFocusable={isBusy}
              key={act}
              onClick={() => (act === 'cancel' ? ask('cancel') : void direct({ act }))}
            >
              {t(`pages:tournament.act.${act}`)}
            </Button>
          ))}
        </div>
        {there.length > 0 && (
          <div className={styles.remove}>
            <Choice
              label={t('pages:tournament.person')}
              onChange={(number) => setLeaver(number)}
              value={chosen}
              values={there}
              words={(number) => nameOf(tournament, number, t)}
            />
            <Button className={styles.button} disabledFocusable={isBusy} onClick={() => ask('remove')}>
              {t('pages:tournament.takeOut')}
            </Button>
          </div>
        )}
        <div className={styles.tools}>
          <PressLink href={pathTo('/tournaments/:id/screen', { id })} rel="noreferrer" target="_blank">
            {t('pages:tournament.screen.open')}
          </PressLink>
        </div>
        <Problem refusal={refusal} />
      </Surface>
      {asked && (
        <ConfirmDialog
          cancel={t('pages:tournament.back')}
          confirm={t(asked === 'cancel' ? 'pages:tournament.act.cancel' : 'pages:tournament.takeOut')}
          isBusy={isBusy}
          onCancel={() => ask(null)}
          onConfirm={() =>
            void direct(asked === 'cancel' ? { act: 'cancel' } : { act: 'remove', entrant: chosen })
          }
          title={t(`pages:tournament.${asked}Question`, { name: nameOf(tournament, chosen, t) })}
        >
          <p>{t(asked === 'cancel' ? 'pages:tournament.cancelWords' : removeWords(tournament))}</p>
        </ConfirmDialog>
      )}
    </Block>
  );
}
