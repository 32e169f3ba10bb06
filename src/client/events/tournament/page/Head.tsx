// The head of a tournament's page: name, game and form, when it begins, and joining, checking in or leaving.
import { Button, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import {
  checkInToTournament,
  joinTournament,
  leaveTournament,
  repeatTournament,
} from '../../../../contract/events/tournaments.ts';
import { pathTo } from '../../../../contract/pages.ts';
import { hasFourAt } from '../../../../events/tournament/tournament.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { newId } from '../../../base/api/newId.ts';
import { GameArt } from '../../../games/GameArt.tsx';
import { paceWords } from '../../../games/turns/pace.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Problem } from '../../../parts/forms/Problem.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { PageLink } from '../../../parts/PageLink.tsx';
import styles from '../tournament.module.css';
import { aboutOf, clockInWords, dateInWords, departmentName, entrantIn } from '../words.ts';

interface HeadProps {
  readonly tournament: TournamentShown;
}

export function Head({ tournament }: HeadProps) {
  const { t, language } = useTexts();
  const type = useType();
  const {
    name,
    gameName,
    form,
    phase,
    start,
    rounds,
    round,
    timer,
    turnDays,
    madeBy,
    minutes,
    ends,
    people,
    isTwice,
    bestOf = 1,
    roundStep,
    repeats,
    departments,
  } = tournament;
  const isFour = hasFourAt(tournament);
  const when = start === null ? t('pages:tournament.byHand') : dateInWords(start, language);
  const begun = round > 0 ? t('pages:tournament.roundOf', { round, rounds }) : null;
  const where = begun ?? (ends ? t('pages:tournament.people', { count: people ?? 0 }) : when);
  const facts = [
    t(`games.${gameName}`),
    t(`pages:tournament.form.${form}`),
    isFour && t('pages:tournament.tableSize.4'),
    departments && t('pages:tournament.departments.count', { count: departments.length }),
    isTwice && t('pages:tournament.make.twice'),
    bestOf > 1 && t('pages:tournament.bestOfGames', { count: bestOf }),
    roundStep && t(`pages:tournament.step.${roundStep}`),
    repeats && t(`pages:tournament.repeats.${repeats}`),
    minutes && t('pages:tournament.lasts', { count: minutes }),
    turnDays !== null ? paceWords(turnDays, t) : timer && clockInWords(timer, t),
    where,
    madeBy && t('pages:tournament.by', { name: madeBy.name }),
  ];
  return (
    <header className={styles.head}>
      <PageLink className={styles.back} to="/events?type=tournament">
        {t('pages:tournament.all')}
      </PageLink>
      <div className={styles.headTitle}>
        <GameArt game={gameName} size={56} />
        <div className={styles.headWords}>
          <PageHeading>{name}</PageHeading>
          <p className={mergeClasses(type.body, type.quiet)}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <span className={styles.phase} data-phase={phase}>
          {t(`pages:tournament.phase.${phase}`)}
        </span>
      </div>
      {(phase === 'open' || (form === 'arena' && phase === 'running')) && (
        <p className={type.body}>{aboutOf(tournament, t)}</p>
      )}
      <Again tournament={tournament} />
      <Entry tournament={tournament} />
    </header>
  );
}

/** The one that follows this one, or making it again. */
function Again({ tournament }: HeadProps) {
  const { t } = useTexts();
  const { isBusy, refusal, send } = useSend();
  const navigate = useNavigate();
  const [moveId] = useState(newId);
  const { id, form, followedBy, canRepeat } = tournament;
  const isLeague = form === 'league';
  if (followedBy)
    return (
      <ButtonLink className={styles.again} to={pathTo('/tournaments/:id', { id: followedBy })}>
        {t(isLeague ? 'pages:tournament.nextSeason' : 'pages:tournament.nextOne')}
      </ButtonLink>
    );
  if (!canRepeat) return null;
  const make = async () => {
    const made = await send(() => call(repeatTournament, { params: { id }, body: { moveId } }));
    if (made) void navigate(pathTo('/tournaments/:id', { id: made.id }));
  };
  return (
    <div className={styles.entry}>
      <Button className={styles.button} disabledFocusable={isBusy} onClick={() => void make()}>
        {t(isLeague ? 'pages:tournament.makeNextSeason' : 'pages:tournament.makeAgain')}
      </Button>
      <Problem refusal={refusal} />
    </div>
  );
}

/** What one can do about taking part. */
function Entry({ tournament }: HeadProps) {
  const { t } = useTexts();
  const type = useType();
  const { isBusy, refusal, send } = useSend();
  const [isLeaving, setLeaving] = useState(false);
  const { id, phase, form, me, canJoin, canCheckIn, departments = [], ownDepartment } = tournament;
  const isArena = form === 'arena' && phase === 'running';
  const params = { params: { id } };
  const own = entrantIn(tournament, me);
  const isIn = own !== undefined && !own.isOut;
  const isOver = phase === 'finished' || phase === 'cancelled';
  if (isOver) return null;
  const join = (department?: number) =>
    void send(() => call(joinTournament, { params: { id }, body: { department } }));
  const leave = async () => {
    await send(() => call(leaveTournament, params));
    setLeaving(false);
  };
  return (
    <div className={styles.entry}>
      {canJoin &&
        !own &&
        departments.map((name, at) =>
          ownDepartment !== undefined && ownDepartment !== at + 1 ? null : (
            <Button
              className={styles.button}
              disabledFocusable={isBusy}
              key={name}
              onClick={() => join(at + 1)}
            >
              {t('pages:tournament.departments.join', { name })}
            </Button>
          ),
        )}
      {canJoin && (own || departments.length === 0) && (
        <Button
          appearance="primary"
          className={styles.button}
          disabledFocusable={isBusy}
          onClick={() => join()}
        >
          {t(
            own
              ? isArena
                ? 'pages:tournament.playOn'
                : 'pages:tournament.comeBack'
              : phase === 'open' || isArena
                ? 'pages:tournament.join'
                : 'pages:tournament.joinLate',
          )}
        </Button>
      )}
      {canCheckIn && (
        <Button
          appearance="primary"
          className={styles.button}
          disabledFocusable={isBusy}
          onClick={() => void send(() => call(checkInToTournament, params))}
        >
          {t('pages:tournament.checkIn')}
        </Button>
      )}
      {isIn && (
        <>
          <p className={type.body} role="status">
            {t(own.isCheckedIn ? 'pages:tournament.youAreIn' : 'pages:tournament.youSignedUp')}
            {typeof own.department === 'number' &&
              ` ${t('pages:tournament.departments.yours', { name: departmentName(tournament, own.department) })}`}
          </p>
          <Button
            appearance="subtle"
            className={styles.button}
            disabledFocusable={isBusy}
            onClick={() => (phase === 'open' || isArena ? void leave() : setLeaving(true))}
          >
            {t(isArena ? 'pages:tournament.takeBreak' : 'pages:tournament.leave')}
          </Button>
        </>
      )}
      {isLeaving && (
        <ConfirmDialog
          cancel={t('pages:tournament.stay')}
          confirm={t('pages:tournament.leave')}
          isBusy={isBusy}
          onCancel={() => setLeaving(false)}
          onConfirm={() => void leave()}
          title={t('pages:tournament.leaveQuestion')}
        >
          <p>{t(`pages:tournament.${hasFourAt(tournament) ? 'four.' : ''}leaveWords`)}</p>
        </ConfirmDialog>
      )}
      <Problem refusal={refusal} />
    </div>
  );
}
