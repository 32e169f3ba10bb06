// Four figures of a span, each with what it was in the span before.
import { mergeClasses } from '@fluentui/react-components';
import type { AnalyticsOverview } from '../../../contract/admin/analytics.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { inNumbers } from '../../games/progress/numbers.ts';
import styles from './analytics.module.css';

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly change: string;
}

function Figure({ name, value, change }: FigureProps) {
  const type = useType();
  return (
    <Surface className={styles.kpi}>
      <dt className={mergeClasses(type.caption, type.quiet)}>{name}</dt>
      <dd>
        <strong className={mergeClasses(type.title, type.number)}>{value}</strong>
        <span className={mergeClasses(type.caption, type.quiet)}>{change}</span>
      </dd>
    </Surface>
  );
}

export function Figures({ overview }: { readonly overview: AnalyticsOverview }) {
  const { t, language } = useTexts();
  const { members, participation, before } = overview;
  const change = (now: number, was: number): string => {
    if (was === 0) return t('pages:analytics.before', { was: inNumbers(was, language) });
    const percent = Math.round(((now - was) / was) * 100);
    const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(percent);
    return t('pages:analytics.change', { percent: signed, was: inNumbers(was, language) });
  };
  return (
    <dl className={styles.kpis}>
      {(['activeMembers', 'gamesPlayed', 'minutes'] as const).map((name) => (
        <Figure
          change={change(overview[name], before[name])}
          key={name}
          name={t(`pages:analytics.kpi.${name}`)}
          value={inNumbers(overview[name], language)}
        />
      ))}
      <Figure
        change={t('pages:analytics.ofMembers', { count: members, members: inNumbers(members, language) })}
        name={t('pages:analytics.kpi.participation')}
        value={t('pages:analytics.percent', { value: participation })}
      />
    </dl>
  );
}
