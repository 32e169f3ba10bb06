// Who takes part, as a host sees them: who is here, who has answered, points; never what they chose.
import { Button, mergeClasses } from '@fluentui/react-components';
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import type { Quiz, QuizPlayer } from '../../../../contract/events/quiz.ts';
import { classNames } from '../../../../ui/classNames.ts';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { pictureAt } from '../../../base/api/call.ts';
import liveStyles from '../live/live.module.css';
import { pointsInWords } from '../live/points.ts';
import styles from './desk.module.css';

interface PeopleCardProps {
  readonly people: readonly QuizPlayer[];
  readonly quiz: Quiz;
  readonly onRemove: ((person: QuizPlayer) => void) | null;
}

export function PeopleCard({ people, quiz, onRemove }: PeopleCardProps) {
  const type = useType();
  const { t, language } = useTexts();
  const inWords = pointsInWords(quiz.mode, language, t);
  const stateOf = (person: QuizPlayer): string => {
    if (person.isOut) return t('pages:trivia.host.isOut');
    if (!person.isHere) return t('pages:trivia.host.isAway');
    if (quiz.phase === 'questionTime')
      return t(`pages:trivia.host.${person.hasAnswered ? 'hasAnswered' : 'thinks'}`);
    return quiz.phase === 'lobby' ? t('pages:trivia.host.isHere') : inWords(person.points);
  };
  return (
    <section
      aria-label={t('pages:trivia.host.people')}
      className={classNames(liveStyles.card, styles.people)}
    >
      <h2 className={type.cardTitle}>
        {t('pages:trivia.host.people')} <span className={liveStyles.quiet}>{people.length}</span>
      </h2>
      {people.length === 0 && (
        <p className={mergeClasses(type.body, type.quiet)}>{t('pages:trivia.host.nobody')}</p>
      )}
      <ul>
        {people.map((person) => (
          <li data-away={!person.isHere} key={person.userId}>
            <PersonAvatar name={person.name} picture={pictureAt(person.avatar)} size={28} />
            <span className={styles.person}>
              <span className={type.strong}>{person.name}</span>
              <span className={mergeClasses(type.caption, type.quiet)}>
                {quiz.phase === 'questionTime' && person.hasAnswered && <Checkmark16Filled />}
                {stateOf(person)}
              </span>
            </span>
            {onRemove && (
              <Button
                appearance="subtle"
                aria-label={t('pages:trivia.host.removeNamed', { name: person.name })}
                className={styles.tool}
                icon={<Dismiss16Regular />}
                onClick={() => onRemove(person)}
                title={t('pages:trivia.host.remove')}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
