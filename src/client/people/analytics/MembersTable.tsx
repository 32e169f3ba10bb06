// The members by the time they play, the most active first, with a download as CSV.
import { Button, mergeClasses } from '@fluentui/react-components';
import type { ActiveMember } from '../../../contract/admin/analytics.ts';
import { classNames } from '../../../ui/classNames.ts';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useUnseen } from '../../../ui/useUnseen.ts';
import { pictureAt } from '../../base/api/call.ts';
import { dateInWords, inNumbers } from '../../games/progress/numbers.ts';
import { Block } from '../../parts/Block.tsx';
import { saveFile } from '../../parts/saveFile.ts';
import { writeCsv } from '../../parts/writeCsv.ts';
import styles from './analytics.module.css';
import type { Range } from './ranges.ts';

const mostShown = 50;

interface MembersTableProps {
  readonly members: readonly ActiveMember[];
  readonly range: Range;
  readonly timeZone: string;
}

export function MembersTable({ members, range, timeZone }: MembersTableProps) {
  const type = useType();
  const unseen = useUnseen();
  const { t, language } = useTexts();
  const heads = ['name', 'plays', 'minutes', 'last'] as const;
  const dayOf = (time: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(time));
  const save = () => {
    const names = heads.map((head) => t(`pages:analytics.member.${head}`));
    const rows = members.map(({ name, plays, minutes, lastActive }) => [
      name,
      String(plays),
      String(minutes),
      dayOf(lastActive),
    ]);
    saveFile(`analytics-${range.startDate}-${range.endDate}.csv`, writeCsv([names, ...rows]), 'text/csv');
  };
  return (
    <Block
      beside={
        <Button appearance="primary" className={styles.button} onClick={save}>
          {t('pages:analytics.export')}
        </Button>
      }
      title={t('pages:analytics.members')}
    >
      <table className={classNames(styles.table, styles.members)}>
        <caption className={unseen}>{t('pages:analytics.members')}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th className={mergeClasses(head !== 'name' && styles.number)} key={head} scope="col">
                {t(`pages:analytics.member.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.slice(0, mostShown).map(({ userId, name, avatar, plays, minutes, lastActive }) => (
            <tr key={userId}>
              <th scope="row">
                <span className={styles.person}>
                  <PersonAvatar name={name} picture={pictureAt(avatar)} size={28} />
                  {name}
                </span>
              </th>
              <td className={styles.number}>{inNumbers(plays, language)}</td>
              <td className={styles.number}>{inNumbers(minutes, language)}</td>
              <td className={styles.number}>{dateInWords(lastActive, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {members.length > mostShown && (
        <p className={mergeClasses(type.caption, type.quiet)}>
          {t('pages:analytics.more', { shown: mostShown, of: inNumbers(members.length, language) })}
        </p>
      )}
    </Block>
  );
}
