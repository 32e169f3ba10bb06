// Reads the tournament that a page's address names, follows it, and gives it to what the page shows.
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { TournamentShown } from '../../../contract/events/tournamentShapes.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { NotFoundPage } from '../../parts/NotFoundPage.tsx';
import { useTournament } from './useTournament.ts';

interface WithTournamentProps {
  readonly skeleton: ReactNode;
  readonly children: (tournament: TournamentShown) => ReactNode;
}

export function WithTournament({ skeleton, children }: WithTournamentProps) {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const query = useTournament(id);
  if (query.error?.refusal.error === 'NotFound' || query.error?.refusal.error === 'InvalidInput')
    return <NotFoundPage />;
  return (
    <Loaded query={query} skeleton={skeleton} what={t('pages:tournament.this')}>
      {children}
    </Loaded>
  );
}
