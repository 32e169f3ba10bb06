// Text clamped to two lines, with a button that shows the rest.
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';

const useStyles = makeStyles({
  words: { margin: 0, overflowWrap: 'anywhere' },
  cut: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
  },
  more: { justifySelf: 'start', minWidth: 0, paddingLeft: 0, paddingRight: 0 },
});

export function TwoLines({ text }: { readonly text: string }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const words = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is cut elsewhere
  useLayoutEffect(() => {
    const { current } = words;
    if (current && !isWhole) setCut(current.scrollHeight > current.clientHeight + 1);
  }, [text, isWhole]);
  return (
    <>
      <p className={mergeClasses(type.body, styles.words, !isWhole && styles.cut)} ref={words}>
        {text}
      </p>
      {isCut && (
        <Button
          appearance="transparent"
          aria-expanded={isWhole}
          className={styles.more}
          onClick={() => setWhole(!isWhole)}
          size="small"
        >
          {t(isWhole ? 'notifications.less' : 'notifications.more')}
        </Button>
      )}
    </>
  );
}
