// Colleagues who are online, with a link to watch or join the table they are at.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { tablePath } from '../../../contract/pages.ts';
import type { Person } from '../../../contract/people/people.ts';
import { userList } from '../../../contract/people/userList.ts';
import type { Table } from '../../../contract/play/tables.ts';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { pictureAt } from '../../base/api/call.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { isOnline, usePresences, useTeamTables } from '../../base/realtime/teamNews.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { Block } from '../../parts/Block.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { TextLink } from '../../parts/TextLink.tsx';

const mostShown = 12;

const useStyles = makeStyles({
  /** As high as one row of people: nothing below moves when the list has come. */
  card: {
    display: 'grid',
    alignContent: 'center',
    padding: '16px',
    minHeight: '76px',
    boxSizing: 'border-box',
  },
  people: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: '12px 16px',
  },
  person: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0, minHeight: '44px' },
  face: { position: 'relative', display: 'flex', flexShrink: 0 },
  /** A filled dot, unlike every other presence mark. */
  dot: {
    position: 'absolute',
    right: '-1px',
    bottom: '-1px',
    width: '12px',
    height: '12px',
    borderRadius: '50%',
    border: `2px solid ${tokens.colorNeutralBackground1}`,
    backgroundColor: tokens.colorPaletteGreenForeground1,
    forcedColorAdjust: 'none',
  },
  words: { minWidth: 0, display: 'grid' },
  name: { overflowWrap: 'anywhere' },
});

interface Here extends Person {
  readonly table: Table | null;
}

function PersonHere({ name, avatar, table }: Here) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  return (
    <li className={styles.person}>
      <span className={styles.face}>
        <PersonAvatar name={name} picture={pictureAt(avatar)} size={40} />
        <span className={styles.dot} />
      </span>
      <span className={styles.words}>
        <span className={mergeClasses(type.strong, styles.name)} dir="auto">
          {name}
        </span>
        {table ? (
          <TextLink className={type.body} to={tablePath({ gameName: table.gameName, roomId: table.id })}>
            {t('home.atTable', { table: table.name || t(`games.${table.gameName}`) })}
          </TextLink>
        ) : (
          <span className={mergeClasses(type.body, type.quiet)}>{t('notifications.invite.here')}</span>
        )}
      </span>
    </li>
  );
}

function Skeletons() {
  const styles = useStyles();
  return (
    <div className={styles.person}>
      <Skeleton height={40} width={40} />
      <Skeleton height={16} width={140} />
    </div>
  );
}

/** Everybody of the team, oneself included. */
export function useColleagues() {
  const { userId, team, controller } = useSignedIn();
  return useAnswer(userList, { params: { kind: controller, id: team?.teamId ?? userId } });
}

export function OnlinePeople() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { userId } = useSignedIn();
  const presences = usePresences();
  const tables = useTeamTables();
  const query = useColleagues();
  const tableOf = (person: Person) => {
    const room = presences.get(person.userId)?.room;
    return tables?.find(({ id }) => id === room) ?? null;
  };
  return (
    <Block title={t('home.here')}>
      <Surface className={styles.card}>
        <Loaded query={query} skeleton={<Skeletons />} what={t('home.here')}>
          {({ users }) => {
            const here = users.filter((each) => each.userId !== userId && isOnline(presences, each));
            const beyond = here.length - mostShown;
            if (here.length === 0)
              return <p className={mergeClasses(type.body, type.quiet)}>{t('home.nobodyHere')}</p>;
            return (
              <>
                <ul className={styles.people}>
                  {here.slice(0, mostShown).map((each) => (
                    <PersonHere {...each} key={each.userId} table={tableOf(each)} />
                  ))}
                </ul>
                {beyond > 0 && (
                  <p className={mergeClasses(type.body, type.quiet)}>
                    {t('home.moreHere', { count: beyond })}
                  </p>
                )}
              </>
            );
          }}
        </Loaded>
      </Surface>
    </Block>
  );
}
