// The page of a tournament: what it is, one's own table, the podium, standings, rounds or bracket, and the director's tools.
import { useParams } from 'react-router-dom';
import type { TournamentShown } from '../../../../contract/events/tournaments.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { PageTexts } from '../../../base/words/SignedInTexts.tsx';
import { Block } from '../../../parts/Block.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { NotFoundPage } from '../../../parts/NotFoundPage.tsx';
import styles from '../tournament.module.css';
import { useTournament } from '../useTournament.ts';
import { Bracket } from './Bracket.tsx';
import { DirectorTools } from './DirectorTools.tsx';
import { Entrants } from './Entrants.tsx';
import { Head } from './Head.tsx';
import { OwnTable } from './OwnTable.tsx';
import { Podium } from './Podium.tsx';
import { Rounds } from './Rounds.tsx';
import { Standings } from './Standings.tsx';

function Tournament({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const { phase, form, pairings } = tournament;
  return (
    <div className={styles.page}>
      <Head tournament={tournament} />
      {phase === 'finished' && <Podium tournament={tournament} />}
      {phase !== 'finished' && <OwnTable tournament={tournament} />}
      {tournament.isDirector && <DirectorTools tournament={tournament} />}
      {form === 'knockout' && pairings.length > 0 && (
        <Block title={t('pages:tournament.bracket')}>
          <Bracket tournament={tournament} />
        </Block>
      )}
      {form !== 'knockout' && pairings.length > 0 && <Standings tournament={tournament} />}
      {pairings.length > 0 && <Rounds tournament={tournament} />}
      {(phase === 'open' || pairings.length === 0) && <Entrants tournament={tournament} />}
    </div>
  );
}

function Page() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const query = useTournament(id);
  if (query.error?.refusal.error === 'NotFound' || query.error?.refusal.error === 'InvalidInput')
    return <NotFoundPage />;
  return (
    <Loaded query={query} skeleton={<Skeleton height={400} width="100%" />} what={t('pages:tournament.this')}>
      {(tournament) => <Tournament tournament={tournament} />}
    </Loaded>
  );
}

export function TournamentPage() {
  return (
    <PageTexts>
      <Page />
    </PageTexts>
  );
}
