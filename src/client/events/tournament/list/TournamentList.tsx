// The tournaments of the team under the filter of the agenda: what runs, what comes, what is over, and making one.
import { Button, mergeClasses } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Trophy20Regular } from '@fluentui/react-icons/svg/trophy';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TournamentLine } from '../../../../contract/events/tournamentShapes.ts';
import { listTournaments } from '../../../../contract/events/tournaments.ts';
import { pathTo } from '../../../../contract/pages.ts';
import { hasFourAt } from '../../../../events/tournament/tournament.ts';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { localeOf } from '../../../base/words/language.ts';
import { GameArt } from '../../../games/GameArt.tsx';
import { Block } from '../../../parts/Block.tsx';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { PageLink } from '../../../parts/PageLink.tsx';
import styles from './list.module.css';

const MakeDrawer = lazy(async () => ({ default: (await import('./MakeDrawer.tsx')).MakeDrawer }));

const parts = ['now', 'coming', 'over'] as const;

function partOf({ phase }: TournamentLine): (typeof parts)[number] {
  if (phase === 'running' || phase === 'paused') return 'now';
  return phase === 'open' ? 'coming' : 'over';
}

const pathOf = (id: string): string => pathTo('/tournaments/:id', { id });

export function TournamentList() {
  const { t } = useTexts();
  const query = useAnswer(listTournaments, {});
  const [isMaking, make] = useState(false);
  const navigate = useNavigate();
  const button = (
    <Button appearance="primary" className={styles.button} icon={<Add20Regular />} onClick={() => make(true)}>
      {t('pages:tournament.new')}
    </Button>
  );
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={160} width="100%" />}
      what={t('pages:tournament.several')}
    >
      {({ tournaments, canMake, departments = [] }) => (
        <div className={styles.list}>
          <div className={styles.listHead}>
            {canMake && tournaments.length > 0 && button}
            <ButtonLink className={styles.button} icon={<Trophy20Regular />} to="/tournaments/hall-of-fame">
              {t('pages:hallOfFame.title')}
            </ButtonLink>
          </div>
          {tournaments.length === 0 && (
            <Surface>
              <BlockState
                action={canMake ? button : undefined}
                top="leaning"
                words={t(canMake ? 'pages:tournament.noneYet' : 'pages:tournament.noneYetMember')}
              />
            </Surface>
          )}
          {parts.map((part) => (
            <Part key={part} lines={tournaments.filter((line) => partOf(line) === part)} part={part} />
          ))}
          {isMaking && (
            <Suspense fallback={null}>
              <MakeDrawer
                departments={departments}
                onClose={() => make(false)}
                onMade={(id) => void navigate(pathOf(id))}
              />
            </Suspense>
          )}
        </div>
      )}
    </Loaded>
  );
}

interface PartProps {
  readonly part: (typeof parts)[number];
  readonly lines: readonly TournamentLine[];
}

function Part({ part, lines }: PartProps) {
  const { t } = useTexts();
  if (lines.length === 0) return null;
  return (
    <Block title={t(`pages:tournament.part.${part}`)}>
      <Surface className={styles.lines}>
        <ul>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      </Surface>
    </Block>
  );
}

function Line({ line }: { readonly line: TournamentLine }) {
  const { t, language } = useTexts();
  const type = useType();
  const { id, name, gameName, form, phase, start, end, people, isMine, winners, winningDepartments } = line;
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const at = phase === 'finished' ? end : start;
  const won = winningDepartments ?? winners.map((each) => each.name);
  const facts = [
    t(`games.${gameName}`),
    t(`pages:tournament.form.${form}`),
    hasFourAt(line) && t('pages:tournament.tableSize.4'),
    at !== null && format.format(new Date(at)),
    t('pages:tournament.people', { count: people }),
    won.length > 0 && t('pages:tournament.wonBy', { name: won.join(', ') }),
  ];
  return (
    <li className={styles.line}>
      <GameArt game={gameName} size={40} />
      <div className={styles.lineWords}>
        <PageLink className={mergeClasses(type.strong, styles.lineLink)} to={pathOf(id)}>
          {name}
        </PageLink>
        <p className={mergeClasses(type.caption, type.quiet)}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {isMine && phase !== 'finished' && (
        <span className={mergeClasses(type.caption, styles.mine)}>{t('pages:tournament.mine')}</span>
      )}
    </li>
  );
}
