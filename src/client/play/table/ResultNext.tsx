// What to do after a game: first another one, then everything else; where there is little room, most of it in a menu.
import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../../contract/pages.ts';
import type { MatchView, Room } from '../../../contract/play/tables.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useSignedIn } from '../../base/session/useSession.ts';
import { PageLink } from '../../parts/PageLink.tsx';
import type { ResultPicture } from '../../parts/sharing/resultPicture.ts';
import { SharePictureButton } from '../../parts/sharing/SharePictureButton.tsx';
import { useSharePicture } from '../../parts/sharing/useSharePicture.ts';
import type { RoomStore } from '../roomStore.ts';
import styles from '../table.module.css';
import { useBackPath } from '../useBackPath.ts';

const ArenaNext = lazy(async () => ({
  default: (await import('../../events/tournament/arena/ArenaNext.tsx')).ArenaNext,
}));

const MatchNext = lazy(async () => ({
  default: (await import('../../events/tournament/page/MatchNext.tsx')).MatchNext,
}));

interface ResultNextProps {
  readonly room: Room;
  readonly match: MatchView;
  readonly store: RoomStore;
  readonly isTight: boolean;
  /** What the page shows of the result, to be shared. */
  picture(): ResultPicture;
}

export function ResultNext({ room, match, store, isTight, picture }: ResultNextProps) {
  const { t } = useTexts();
  const { userId } = useSignedIn();
  const back = useBackPath(room.gameName);
  // Not the seat of the game that is over: somebody may have stood up since, and somebody else sat down.
  const myPosition = room.players.find((place) => place.id === userId)?.position ?? null;
  const { tournament } = room;
  const hasFreeSeat = room.players.length < room.maxPlayers;
  const hasAsked = myPosition !== null && room.rematch.includes(myPosition);
  const others = room.players.filter(
    (place) => !place.isBot && place.position !== myPosition && room.rematch.includes(place.position),
  );
  const pages = tournament
    ? []
    : back === `/games/${room.gameName}`
      ? [
          { to: back, words: t('table.result.newTable') },
          { to: '/games', words: t('table.result.backToGames') },
        ]
      : [];
  const leave = myPosition === null || tournament ? null : () => void store.do('room:leave', {});
  return (
    <div className={styles.resultNext}>
      {others.length > 0 && !hasAsked && (
        <p role="status">
          {t('table.result.wantsAnother', { name: others.map((place) => place.name).join(', ') })}
        </p>
      )}
      {tournament && myPosition !== null && (
        <Suspense fallback={null}>
          {room.isArena ? (
            <ArenaNext after={room.id} id={tournament} />
          ) : (
            <MatchNext after={room.id} id={tournament} />
          )}
        </Suspense>
      )}
      <div className={styles.actions}>
        {tournament && (
          <PageLink className={styles.linkButton} to={pathTo('/tournaments/:id', { id: tournament })}>
            {t('table.toTournament')}
          </PageLink>
        )}
        {!tournament && myPosition !== null && (
          <Button
            appearance="primary"
            disabledFocusable={hasAsked}
            onClick={() => void store.do('match:offer', { kind: 'rematch' })}
          >
            {t(hasAsked ? 'table.result.rematchAsked' : 'table.result.rematch')}
          </Button>
        )}
        {!tournament && myPosition === null && hasFreeSeat && (
          <Button appearance="primary" onClick={() => void store.do('room:join', {})}>
            {t('table.takeSeat')}
          </Button>
        )}
        {pages.length > 0 && (
          <PageLink className={styles.linkButton} to={`?game=${match.game}&turn=0`}>
            {t('table.result.replay')}
          </PageLink>
        )}
        {isTight ? (
          <More leave={leave} pages={pages} picture={picture} />
        ) : (
          <InFull leave={leave} pages={pages} picture={picture} />
        )}
      </div>
    </div>
  );
}

interface RestProps {
  readonly pages: readonly { readonly to: string; readonly words: string }[];
  /** Null for those without a seat. */
  readonly leave: (() => void) | null;
  picture(): ResultPicture;
}

function InFull({ pages, leave, picture }: RestProps) {
  const { t } = useTexts();
  return (
    <>
      <SharePictureButton picture={picture} />
      {pages.map(({ to, words }) => (
        <PageLink className={styles.linkButton} key={to} to={to}>
          {words}
        </PageLink>
      ))}
      {leave && (
        <Button appearance="subtle" onClick={leave}>
          {t('table.standUp')}
        </Button>
      )}
    </>
  );
}

function More({ pages, leave, picture }: RestProps) {
  const { t } = useTexts();
  const { isBusy, share } = useSharePicture();
  const navigate = useNavigate();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          aria-label={t('table.result.more')}
          className={styles.resultMore}
          icon={<MoreHorizontal20Regular />}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem disabled={isBusy} onClick={() => void share(picture())}>
            {t('picture.share')}
          </MenuItem>
          {pages.map(({ to, words }) => (
            <MenuItem key={to} onClick={() => void navigate(to)}>
              {words}
            </MenuItem>
          ))}
          {leave && <MenuItem onClick={leave}>{t('table.standUp')}</MenuItem>}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
