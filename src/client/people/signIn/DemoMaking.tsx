// While the demo team is made: its parts, which of them are there, and which one is being made, as the server says.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';
import { useEffect, useState } from 'react';
import { isRefusal } from '../../../contract/errors.ts';
import { demoProgress } from '../../../contract/people/authorization.ts';
import { type DemoPart, demoParts } from '../../../contract/people/demo.ts';
import { TinySpinner } from '../../../ui/TinySpinner.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useUnseen } from '../../../ui/useUnseen.ts';
import { call } from '../../base/api/call.ts';

const askEveryMs = 600;

const useStyles = makeStyles({
  parts: { display: 'grid', gap: '4px' },
  part: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '24px' },
  mark: { display: 'grid', placeItems: 'center', width: '20px', height: '20px', flexShrink: 0 },
  done: { color: tokens.colorPaletteGreenForeground1 },
});

/** The part that is being made; null before the first answer, and once all are there. */
function usePart(): DemoPart | null {
  const [part, tell] = useState<DemoPart | null>(null);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const answer = await call(demoProgress, {});
      if (isOver) return;
      if (!isRefusal(answer) && answer.part !== null) tell(answer.part);
      timer = setTimeout(() => void ask(), askEveryMs);
    };
    let timer = setTimeout(() => void ask(), 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return part;
}

export function DemoMaking() {
  const styles = useStyles();
  const type = useType();
  const unseen = useUnseen();
  const { t } = useTexts();
  const part = usePart();
  const made = part === null ? -1 : demoParts.indexOf(part);
  return (
    <>
      <ul aria-hidden="true" className={mergeClasses(type.body, styles.parts)}>
        {demoParts.map((each, at) => (
          <li className={mergeClasses(styles.part, at > made && type.quiet)} key={each}>
            <span className={mergeClasses(styles.mark, styles.done)}>
              {at < made && <Checkmark16Filled />}
              {at === made && <TinySpinner />}
            </span>
            {t(`door.demo.part.${each}`)}
          </li>
        ))}
      </ul>
      <p className={unseen} role="status">
        {part !== null && t('door.demo.now', { part: t(`door.demo.part.${part}`) })}
      </p>
    </>
  );
}
