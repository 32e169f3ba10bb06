// The tables of a game, those with a free seat and even opponents first.
import type { Table } from '../../../../contract/play/tables.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useRatingsAtTable } from '../../../base/api/ratings.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { PageTexts } from '../../../base/words/SignedInTexts.tsx';
import { nearestFirst, opponentsAt } from '../../../games/ratings/nearness.ts';
import { TableRows } from '../../../games/tables/TableRows.tsx';
import { concernOf } from '../../../games/tables/tableWords.ts';

interface RatedTablesProps {
  readonly gameName: string;
  /** In the order of lists of tables. */
  readonly tables: readonly Table[];
}

/** As many people as can be asked for at once. */
const most = 50;

function Rows({ gameName, tables }: RatedTablesProps) {
  const { t } = useTexts();
  const { userId } = useSignedIn();
  const open = tables.filter((table) => concernOf(table) === 'open');
  const people = open.flatMap(({ players }) => players.flatMap(({ id }) => id ?? []));
  const { data } = useRatingsAtTable(gameName, 'live', [...new Set(people)].slice(0, most));
  const opponents = (table: Table) => (data ? opponentsAt(table, data, userId) : null);
  const note = (table: Table) => {
    const found = concernOf(table) === 'open' ? opponents(table) : null;
    if (!found) return null;
    return t(found.areEven ? 'pages:ratings.even' : 'pages:ratings.of', { rating: found.rating });
  };
  return <TableRows note={note} tables={nearestFirst(tables, opponents)} />;
}

export function RatedTables(props: RatedTablesProps) {
  return (
    <PageTexts>
      <Rows {...props} />
    </PageTexts>
  );
}
