// Who takes part, before the first round: with who has said that they are here.
import { mergeClasses } from '@fluentui/react-components';
import type { TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { pictureAt } from '../../../base/api/call.ts';
import { Block } from '../../../parts/Block.tsx';
import styles from '../tournament.module.css';
import { departmentName, nameOf } from '../words.ts';

export function Entrants({ tournament }: { readonly tournament: TournamentShown }) {
  const { t } = useTexts();
  const type = useType();
  const { entrants, start, people } = tournament;
  return (
    <Block title={t('pages:tournament.people', { count: people ?? entrants.length })}>
      <Surface className={styles.entrants}>
        {entrants.length === 0 ? (
          <BlockState top="leaning" words={t('pages:tournament.nobodyYet')} />
        ) : (
          <ul>
            {entrants.map(({ number, avatar, isCheckedIn, department = null }) => {
              const name = nameOf(tournament, number, t);
              return (
                <li key={number}>
                  <PersonAvatar name={name} picture={pictureAt(avatar)} size={32} />
                  <span className={type.body}>{name}</span>
                  {department !== null && (
                    <span className={mergeClasses(type.caption, type.quiet)}>
                      {departmentName(tournament, department)}
                    </span>
                  )}
                  {start !== null && isCheckedIn && (
                    <span className={mergeClasses(type.caption, type.quiet)}>
                      {t('pages:tournament.here')}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </Surface>
    </Block>
  );
}
