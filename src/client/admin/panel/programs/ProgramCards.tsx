// The two cards of a section about programs: what it is for, with making one, and those that there are.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { TextLink } from '../../../parts/TextLink.tsx';
import { SectionCard } from '../SectionCard.tsx';
import { settingId } from '../sections.ts';
import { NewSecret, type ShownSecret } from './NewSecret.tsx';

const useStyles = makeStyles({ act: { minHeight: '44px', justifySelf: 'start' } });

/** What the first card shows. */
type Doing = 'nothing' | 'make' | ShownSecret;

interface Making {
  onCancel(): void;
  /** Its secret is shown this once. */
  onMade(made: ShownSecret): void;
}

interface ProgramCardsProps {
  /** Whose words are said, and the topic of its article in the help. */
  readonly texts: 'tokens' | 'webhooks';
  readonly setting: 'token' | 'webhook';
  /** How many a team may have, if it has them all; null: one more can be made. */
  readonly full: number | null;
  form(making: Making): ReactNode;
  /** Null: there is none. */
  readonly list: ReactNode;
}

export function ProgramCards({ texts, setting, full, form, list }: ProgramCardsProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const [doing, setDoing] = useState<Doing>('nothing');
  const over = () => setDoing('nothing');
  const begin =
    full === null ? (
      <Button appearance="primary" className={styles.act} onClick={() => setDoing('make')}>
        {t(`pages:${texts}.make`)}
      </Button>
    ) : (
      <p className={type.body}>{t(`pages:${texts}.full`, { count: full })}</p>
    );
  return (
    <>
      <SectionCard>
        <div>
          <p className={mergeClasses(type.body, type.quiet)}>{t(`pages:${texts}.words`)}</p>
          <TextLink to={`/help?topic=${texts}`}>{t(`pages:${texts}.guide`)}</TextLink>
        </div>
        <div id={settingId(setting)}>
          {doing === 'nothing' && begin}
          {doing === 'make' && form({ onCancel: over, onMade: setDoing })}
          {typeof doing === 'object' && <NewSecret onCopied={over} shown={doing} texts={texts} />}
        </div>
      </SectionCard>
      <SectionCard title={t(`pages:${texts}.title`)}>
        {list ?? <p className={mergeClasses(type.body, type.quiet)}>{t(`pages:${texts}.none`)}</p>}
      </SectionCard>
    </>
  );
}
