// The full rules of a game beside whatever one is doing.
import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  mergeClasses,
  OverlayDrawer,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { listOf } from '../../words/listOf.ts';

const useStyles = makeStyles({
  drawer: { width: '440px', maxWidth: '100%', '@media (max-width: 639.98px)': { width: '100%' } },
  body: { display: 'grid', alignContent: 'start', gap: '20px', paddingBottom: '32px' },
  section: { display: 'grid', gap: '4px' },
  text: { maxWidth: '68ch' },
});

interface RulesDrawerProps {
  /** The gameName; its words must be here already. */
  readonly game: string;
  onClose(): void;
}

/** Heavy: belongs into a lazily loaded chunk. */
export function RulesDrawer({ game, onClose }: RulesDrawerProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const titles = listOf(t, `rules:${game}.rules`, (section) => `${section}.title`);
  const label = t('drawer.close');
  const close = (
    <Button
      appearance="subtle"
      aria-label={label}
      icon={<Dismiss20Regular />}
      onClick={onClose}
      title={label}
    />
  );
  return (
    <OverlayDrawer
      className={styles.drawer}
      onOpenChange={(_, { open }) => !open && onClose()}
      open
      position="end"
    >
      <DrawerHeader>
        <DrawerHeaderTitle action={close} heading={{ className: type.section }}>
          {t('game.rulesOf', { game: t(`games.${game}`) })}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body} tabIndex={0}>
        {titles.map((title, at) => (
          <section className={styles.section} key={title}>
            <h3 className={type.cardTitle}>{title}</h3>
            <p className={mergeClasses(type.large, styles.text)}>{t(`rules:${game}.rules.${at}.text`)}</p>
          </section>
        ))}
      </DrawerBody>
    </OverlayDrawer>
  );
}
