// Tabs of the invite picker: the own team, and each connected chat tool.
import { ToggleButton } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { useSignedIn } from '../../base/session/useSession.ts';
import { InvitePicker } from './InvitePicker.tsx';
import styles from './picker.module.css';
import type { InvitePlace, InviteTarget } from './picks.ts';
import type { Send } from './useInvitations.ts';
import { useChatTools } from './usePlaces.ts';

export type PlaceKind = 'GameSpace' | 'Teams' | 'Slack';

interface PlacesProps {
  readonly places: readonly InvitePlace[];
  readonly skip: ReadonlySet<string>;
  readonly nobodyLeft?: ReactNode;
  send(kind: PlaceKind, target: InviteTarget): ReturnType<Send>;
}

const kinds = { slack: 'Slack', teams: 'Teams' } as const;

export function Places({ places, skip, nobodyLeft, send }: PlacesProps) {
  const { t } = useTexts();
  const { controller } = useSignedIn();
  const { teams } = useChatTools();
  const [wanted, choose] = useState<InvitePlace | null>(null);
  const place = places.find((each) => each === wanted) ?? places[0];
  if (!place) return null;
  const kind = place === 'team' ? controller : kinds[place];
  return (
    <>
      {places.length > 1 && (
        <fieldset className={styles.pickerPlaces}>
          <legend hidden>{t('notifications.invite.places.name')}</legend>
          {places.map((each) => (
            <ToggleButton
              appearance={each === place ? 'primary' : 'outline'}
              checked={each === place}
              key={each}
              onClick={() => choose(each)}
              shape="circular"
            >
              {t(`notifications.invite.places.${each}`)}
            </ToggleButton>
          ))}
        </fieldset>
      )}
      <InvitePicker
        consentUrl={teams?.consentUrl ?? null}
        key={place}
        nobodyLeft={place === 'team' ? nobodyLeft : null}
        place={place}
        send={(target) => send(kind, target)}
        skip={skip}
      />
    </>
  );
}
