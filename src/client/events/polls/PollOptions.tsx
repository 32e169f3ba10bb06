// The options of a poll: to choose from while it is open, each with its bar and who chose it as far as they are shown.
import { Checkbox, mergeClasses, Radio, RadioGroup } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import type { ReactNode } from 'react';
import type { Poll, PollOption } from '../../../contract/events/polls.ts';
import { shareOf } from '../../../events/polls/votes.ts';
import { classNames } from '../../../ui/classNames.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useUnseen } from '../../../ui/useUnseen.ts';
import { listed } from '../../games/tables/people.ts';
import styles from './polls.module.css';
import { percentInWords, votesInWords } from './pollWords.ts';

interface ResultProps {
  readonly poll: Poll;
  readonly option: PollOption;
  readonly isOwn: boolean;
}

function Result({ poll, option, isOwn }: ResultProps) {
  const type = useType();
  const { t, language } = useTexts();
  const { votes, voters } = option;
  if (votes === null) return null;
  const share = shareOf(votes, poll.votes);
  return (
    <>
      <span className={mergeClasses(type.body, type.number)}>
        {votesInWords({ votes }, t)}, {percentInWords(share, language)}
      </span>
      <span aria-hidden="true" className={styles.bar} data-own={isOwn}>
        <span style={{ inlineSize: `${share}%` }} />
      </span>
      {voters && voters.length > 0 && (
        <span className={mergeClasses(type.caption, type.quiet, styles.names)}>
          {listed(
            voters.map(({ name }) => name),
            language,
          )}
        </span>
      )}
    </>
  );
}

interface BallotProps {
  readonly poll: Poll;
  readonly chosen: readonly number[];
  onChoose(chosen: readonly number[]): void;
}

/** Of an open poll. */
export function Ballot({ poll, chosen, onChoose }: BallotProps) {
  const { t } = useTexts();
  const { options, question, takesSeveral } = poll;
  const rows = (control: (option: PollOption, at: number) => ReactNode) =>
    options.map((option, at) => (
      <div className={styles.choice} key={option.text}>
        {control(option, at)}
        <Result isOwn={poll.chosen.includes(at)} option={option} poll={poll} />
      </div>
    ));
  if (takesSeveral)
    return (
      <fieldset aria-label={question} className={styles.choices}>
        <legend>{t('pages:polls.several')}</legend>
        {rows((option, at) => (
          <Checkbox
            checked={chosen.includes(at)}
            label={option.text}
            onChange={(_, { checked }) =>
              onChoose(checked === true ? [...chosen, at] : chosen.filter((each) => each !== at))
            }
            size="large"
          />
        ))}
      </fieldset>
    );
  return (
    <RadioGroup
      aria-label={question}
      className={styles.choices}
      onChange={(_, { value }) => onChoose([Number(value)])}
      value={chosen[0] === undefined ? '' : String(chosen[0])}
    >
      {rows((option, at) => (
        <Radio label={option.text} value={String(at)} />
      ))}
    </RadioGroup>
  );
}

/** Of a poll that is closed. */
export function Outcome({ poll }: { readonly poll: Poll }) {
  const type = useType();
  const unseen = useUnseen();
  const { t } = useTexts();
  return (
    <ul className={classNames(styles.choices, styles.outcome)}>
      {poll.options.map((option, at) => {
        const isOwn = poll.chosen.includes(at);
        return (
          <li className={styles.choice} key={option.text}>
            <span className={mergeClasses(type.strong, styles.chosen)}>
              {option.text}
              {isOwn && (
                <>
                  <CheckmarkCircle20Filled aria-hidden="true" />
                  <span className={unseen}>{t('pages:polls.yours')}</span>
                </>
              )}
            </span>
            <Result isOwn={isOwn} option={option} poll={poll} />
          </li>
        );
      })}
    </ul>
  );
}
