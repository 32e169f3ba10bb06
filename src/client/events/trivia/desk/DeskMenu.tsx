// What a host or an admin does rarely, in a menu, and asked about first: finish early, copy, hide, delete.
import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRefusal, type Refusal } from '../../../../contract/errors.ts';
import { deleteTrivia, makeTriviaPassive } from '../../../../contract/events/trivia.ts';
import type { TriviaLine } from '../../../../contract/events/triviaShapes.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { refresh } from '../../../base/api/refresh.ts';
import styles from './desk.module.css';

const AskDialog = lazy(async () => ({ default: (await import('./AskDialog.tsx')).AskDialog }));

type Asked = 'finish' | 'hide' | 'delete';

interface DeskMenuProps {
  readonly trivia: TriviaLine;
  /** Null where there is nothing to finish. */
  readonly finish: (() => Promise<boolean>) | null;
}

export function DeskMenu({ trivia, finish }: DeskMenuProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [asked, ask] = useState<Asked | null>(null);
  const { id, name, state, isPassive } = trivia;
  const run: Readonly<Record<Asked, () => Promise<Refusal | null>>> = {
    async finish() {
      await finish?.();
      return null;
    },
    async hide() {
      const answer = await call(makeTriviaPassive, { params: { id } });
      return isRefusal(answer) ? answer : null;
    },
    async delete() {
      // The page reads the trivia: it is left before anything is asked for again.
      const answer = await call(deleteTrivia, { params: { id } }, async (tags) => {
        await navigate('/scheduler?tab=trivia', { replace: true });
        await refresh(tags);
      });
      return isRefusal(answer) ? answer : null;
    },
  };
  const label = t('pages:trivia.host.menu');
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            aria-label={label}
            className={styles.tool}
            icon={<MoreHorizontal20Regular />}
            title={label}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {finish && <MenuItem onClick={() => ask('finish')}>{t('pages:trivia.host.finishNow')}</MenuItem>}
            <MenuItem onClick={() => void navigate(`/triviaController/new?copy=${id}`)}>
              {t('pages:trivia.host.copy')}
            </MenuItem>
            {!isPassive && <MenuItem onClick={() => ask('hide')}>{t('pages:trivia.host.hide')}</MenuItem>}
            {finish === null && state !== 'live' && (
              <MenuItem onClick={() => ask('delete')}>{t('pages:scheduler.remove')}</MenuItem>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
      {asked && (
        <Suspense>
          <AskDialog
            confirm={t(`pages:trivia.ask.${asked}.act`)}
            effect={t(`pages:trivia.ask.${asked}.effect`)}
            onClose={() => ask(null)}
            run={run[asked]}
            title={t(`pages:trivia.ask.${asked}.title`, { name })}
          />
        </Suspense>
      )}
    </>
  );
}
