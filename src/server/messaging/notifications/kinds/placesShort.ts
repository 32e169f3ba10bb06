// For admins: few places of the team's plan are left, or somebody could not join because none is.
import { translator } from '../../../base/texts/translator.ts';
import type { ContentOf, NotificationKind } from './kind.ts';

type Content = ContentOf<'placesShort'>;

const caseOf = ({ left, isTurnedAway }: Content): 'turnedAway' | 'none' | 'few' =>
  isTurnedAway ? 'turnedAway' : left === 0 ? 'none' : 'few';

export const placesShort: NotificationKind<Content> = {
  words(content, language) {
    const t = translator(language, 'mail');
    const { left } = content;
    return {
      header: t(`notified.placesShort.${caseOf(content)}.header`, { left }),
      text: t(`notified.placesShort.${caseOf(content)}.text`),
      button: t('notified.placesShort.button'),
    };
  },
  path: () => '/plans',
  picture: () => null,
  mailPreference: null,
  pushPreference: null,
};
