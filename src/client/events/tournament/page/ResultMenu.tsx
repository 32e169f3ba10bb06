// The director's menu of a pairing: sets or corrects its result.
import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { isRefusal, sentenceKeyOf } from '../../../../contract/errors.ts';
import type { PairingShown, TournamentShown } from '../../../../contract/events/tournamentShapes.ts';
import { directTournament } from '../../../../contract/events/tournaments.ts';
import { isKnockout } from '../../../../events/tournament/tournament.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { useToast } from '../../../parts/toasts/Toasts.tsx';
import styles from '../tournament.module.css';

interface ResultMenuProps {
  readonly tournament: TournamentShown;
  readonly pairing: PairingShown;
  readonly one: string;
  readonly other: string;
}

export function ResultMenu({ tournament, pairing, one, other }: ResultMenuProps) {
  const { t } = useTexts();
  const toast = useToast();
  const { id, form, phase, round: current } = tournament;
  const { round, board } = pairing;
  const isGoing = phase === 'running' || phase === 'paused';
  if (!isGoing || form === 'arena' || (isKnockout({ form }) && round < current)) return null;
  const offered = [
    { outcome: 'first', words: t('pages:tournament.wins', { name: one }) },
    { outcome: 'second', words: t('pages:tournament.wins', { name: other }) },
    { outcome: 'draw', words: t('pages:tournament.draw') },
    { outcome: 'none', words: t('pages:tournament.nobody') },
  ] as const;
  const set = async (outcome: (typeof offered)[number]['outcome']) => {
    const answer = await call(directTournament, {
      params: { id },
      body: { act: 'result', round, board, outcome },
    });
    if (isRefusal(answer)) toast(t(`errors.${sentenceKeyOf(answer)}`), false);
    else toast(t('pages:tournament.resultSet'), true);
  };
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          aria-label={t('pages:tournament.setResult', { one, other })}
          className={styles.button}
          icon={<MoreHorizontal20Regular />}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {offered
            .filter(({ outcome }) => !isKnockout({ form }) || outcome === 'first' || outcome === 'second')
            .map(({ outcome, words }) => (
              <MenuItem key={outcome} onClick={() => void set(outcome)}>
                {words}
              </MenuItem>
            ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
