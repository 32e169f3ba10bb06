// A player's cards with the Bingo button: one card, or one of several at a time where there is no room for all.
import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { isRefusal } from '../../../contract/errors.ts';
import type { Bingo } from '../../../contract/events/bingo.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useSignedIn } from '../../base/session/useSession.ts';
import { BingoCard } from './BingoCard.tsx';
import { useMarks } from './marks.ts';
import numberBoardStyles from './numberBoard.module.css';
import { type ClaimNote, noteAt, ownCards } from './ownCards.ts';
import playerCardsStyles from './playerCards.module.css';
import { refusalWords } from './refusalWords.ts';
import type { Followed } from './useBingo.ts';

interface PlayerCardsProps {
  readonly state: Bingo;
  readonly isNarrow: boolean;
  /** Cards mark themselves. */
  readonly isAuto: boolean;
  readonly claim: Followed['claim'];
}

export function PlayerCards({ state, isNarrow, isAuto, claim }: PlayerCardsProps) {
  const { t } = useTexts();
  const { userId } = useSignedIn();
  const announce = useAnnounce();
  const { marked, toggle } = useMarks(state.bingo);
  const [chosen, choose] = useState(0);
  const [busy, setBusy] = useState<number | null>(null);
  const [said, say] = useState<ClaimNote | null>(null);
  const [shakes, setShakes] = useState<readonly number[]>([]);
  const cards = ownCards(state, userId);
  const called = new Set(state.calls);
  const isOn = state.phase === 'running' || state.phase === 'paused';
  const { barredUntilCall } = state;

  const press = async (card: number) => {
    setBusy(card);
    const answer = await claim(card);
    setBusy(null);
    const words = isRefusal(answer)
      ? refusalWords(t, answer)
      : answer.isRight
        ? t('pages:bingo.claim.yours')
        : t('pages:bingo.claim.notYet');
    say({ card, words, calls: state.calls.length });
    announce(words, 'assertive');
    if (!isRefusal(answer) && !answer.isRight)
      setShakes((known) => cards.map((_, at) => (known[at] ?? 0) + (at === card ? 1 : 0)));
  };

  const note = (at: number): string => {
    if (barredUntilCall !== null)
      return t('pages:bingo.claim.barred', { count: barredUntilCall - state.calls.length });
    return noteAt(said, at, state.calls.length);
  };
  const shown =
    isNarrow && cards.length > 1 ? [Math.min(chosen, cards.length - 1)] : cards.map((_, at) => at);
  const labelOf = (at: number) =>
    cards.length > 1 ? t('pages:bingo.cardOf', { number: at + 1 }) : t('pages:bingo.card');
  return (
    <div className={playerCardsStyles.own} data-part="own" data-count={cards.length} data-narrow={isNarrow}>
      {shown.length < cards.length && (
        <fieldset className={playerCardsStyles.ownTabs}>
          <legend className={numberBoardStyles.unseen}>{t('pages:bingo.cards')}</legend>
          {cards.map(({ card, oneAway }, at) => (
            <button aria-pressed={shown[0] === at} key={card.join()} onClick={() => choose(at)} type="button">
              {oneAway.length > 0 ? t('pages:bingo.tabOneAway', { number: at + 1 }) : at + 1}
            </button>
          ))}
        </fieldset>
      )}
      {shown.map((at) => {
        const own = cards[at];
        if (!own) return null;
        return (
          <div className={playerCardsStyles.ownCard} key={own.card.join()}>
            <BingoCard
              called={called}
              card={own.card}
              label={labelOf(at)}
              marked={isAuto || state.phase === 'finished' ? called : marked}
              oneAway={own.oneAway}
              shakes={shakes[at] ?? 0}
              won={own.won}
              {...(!isAuto && isOn && { onMark: toggle })}
            />
            {isOn && (
              <>
                <Button
                  appearance="primary"
                  aria-label={cards.length > 1 ? t('pages:bingo.claimOf', { number: at + 1 }) : undefined}
                  className={playerCardsStyles.claimButton}
                  disabledFocusable={busy !== null}
                  onClick={() => void press(at)}
                  size="large"
                >
                  {t('pages:bingo.bingo')}
                </Button>
                <p className={playerCardsStyles.ownNote}>{note(at)}</p>
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}
