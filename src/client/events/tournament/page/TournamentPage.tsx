// The page of a tournament: what it is, one's own table, the podium, standings, rounds or bracket, and the director's tools.
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { hasFourAt, isKnockout } from '../../../../events/tournament/tournament.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { PageTexts } from '../../../base/words/SignedInTexts.tsx';
import { Block } from '../../../parts/Block.tsx';
import { ArenaClock, ArenaTables } from '../arena/ArenaNow.tsx';
import { ArenaOwn } from '../arena/ArenaOwn.tsx';
import styles from '../tournament.module.css';
import { WithTournament } from '../WithTournament.tsx';
import { Bracket } from './Bracket.tsx';
import { Departments } from './Departments.tsx';
import { DirectorTools } from './DirectorTools.tsx';
import { Divisions } from './Divisions.tsx';
import { DoubleBracket } from './DoubleBracket.tsx';
import { Entrants } from './Entrants.tsx';
import { Head } from './Head.tsx';
import { OwnTable } from './OwnTable.tsx';
import { Plan } from './Plan.tsx';
import { Podium } from './Podium.tsx';
import { Rounds } from './Rounds.tsx';
import { Standings } from './Standings.tsx';

function Tournament({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const { phase, form, pairings, standings } = tournament;
  const hasBegun = form === 'arena' ? standings.length > 0 : pairings.length > 0;
  const hasBracket = isKnockout({ form }) && !hasFourAt(tournament);
  const hasTable = !hasBracket && form !== 'league';
  return (
    <div className={styles.page}>
      <Head tournament={tournament} />
      {phase === 'finished' && <Podium tournament={tournament} />}
      {form === 'arena' ? (
        <>
          <ArenaClock tournament={tournament} />
          <ArenaOwn tournament={tournament} />
        </>
      ) : (
        phase !== 'finished' && <OwnTable tournament={tournament} />
      )}
      {tournament.isDirector && <DirectorTools tournament={tournament} />}
      {hasBracket && pairings.length > 0 && (
        <Block title={t('pages:tournament.bracket')}>
          {form === 'knockout' ? (
            <Bracket tournament={tournament} />
          ) : (
            <DoubleBracket tournament={tournament} />
          )}
        </Block>
      )}
      {form === 'league' && hasBegun && <Divisions tournament={tournament} />}
      {form === 'teamCup' && hasBegun && <Departments tournament={tournament} />}
      {hasTable && standings.length > 0 && hasBegun && <Standings tournament={tournament} />}
      {form === 'arena' && <ArenaTables tournament={tournament} />}
      {form === 'league' && <Plan tournament={tournament} />}
      {form !== 'arena' && pairings.length > 0 && <Rounds tournament={tournament} />}
      {!hasBegun && <Entrants tournament={tournament} />}
    </div>
  );
}

export function TournamentPage() {
  return (
    <PageTexts>
      <WithTournament skeleton={<Skeleton height={400} width="100%" />}>
        {(tournament) => <Tournament tournament={tournament} />}
      </WithTournament>
    </PageTexts>
  );
}
