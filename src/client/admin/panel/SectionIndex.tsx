// The index of the admin panel: links beside the section, or one select above it; and the search that finds a setting.
import { Field, mergeClasses, SearchBox, Select } from '@fluentui/react-components';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import indexStyles from '../../parts/forms/sectionIndex.module.css';
import { PageLink } from '../../parts/PageLink.tsx';
import styles from './panel.module.css';
import { find } from './search.ts';
import { type AdminSection, sectionPath } from './sections.ts';
import { useFindables } from './useFindables.ts';

interface SectionIndexProps {
  readonly sections: readonly AdminSection[];
  readonly here: AdminSection;
  /** There is room for links beside the section. */
  readonly isBeside: boolean;
}

export function SectionIndex({ sections, here, isBeside }: SectionIndexProps) {
  const { t } = useTexts();
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  return (
    <nav aria-label={t('nav.adminPanel')} className={styles.side}>
      <Search onQuery={setQuery} query={query} />
      {!isSearching &&
        (isBeside ? <Links here={here} sections={sections} /> : <Picker here={here} sections={sections} />)}
    </nav>
  );
}

function Search({ query, onQuery }: { readonly query: string; onQuery(query: string): void }) {
  const type = useType();
  const { t } = useTexts();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const found = find(useFindables(), query);
  const isSearching = query.trim() !== '';
  const links = (): HTMLElement[] => [...(list.current?.querySelectorAll('a') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key === 'Enter' && first) {
      onQuery('');
      void navigate(first.to);
    } else if (event.key === 'ArrowDown' && found.length > 0) {
      event.preventDefault();
      links()[0]?.focus();
    }
  };
  const step = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onQuery('');
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const all = links();
    const at = all.findIndex((link) => link.matches(':focus'));
    all[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  };
  return (
    <>
      <SearchBox
        aria-label={t('pages:admin.search.label')}
        className={styles.search}
        onChange={(_, { value }) => onQuery(value)}
        onKeyDown={onKeyDown}
        placeholder={t('pages:admin.search.label')}
        value={query}
      />
      <p className={mergeClasses(type.caption, type.quiet)} role="status">
        {isSearching &&
          (found.length === 0
            ? t('pages:admin.search.none')
            : t('pages:admin.search.found', { count: found.length }))}
      </p>
      {isSearching && found.length > 0 && (
        <ul className={mergeClasses(styles.index, styles.found)} onKeyDown={step} ref={list}>
          {found.map(({ to, title, where }) => (
            <li key={to + title}>
              <PageLink className={indexStyles.item} onClick={() => onQuery('')} to={to}>
                <span className={type.body}>{title}</span>
                <span className={mergeClasses(type.caption, type.quiet)}>{where}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Links({ sections, here }: Omit<SectionIndexProps, 'isBeside'>) {
  const { t } = useTexts();
  return (
    <ul className={styles.index}>
      {sections.map((section) => (
        <li key={section}>
          <PageLink
            aria-current={section === here ? 'page' : undefined}
            className={mergeClasses(indexStyles.item, section === here && indexStyles.here)}
            to={sectionPath(section)}
          >
            {t(`pages:admin.section.${section}`)}
          </PageLink>
        </li>
      ))}
      <li className={styles.apart}>
        <PageLink className={indexStyles.item} to="/admin/status">
          {t('pages:status.open')}
        </PageLink>
      </li>
    </ul>
  );
}

function Picker({ sections, here }: Omit<SectionIndexProps, 'isBeside'>) {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <Field label={t('pages:admin.search.section')}>
      <Select onChange={(_, { value }) => void navigate(value)} size="large" value={sectionPath(here)}>
        {sections.map((section) => (
          <option key={section} value={sectionPath(section)}>
            {t(`pages:admin.section.${section}`)}
          </option>
        ))}
        <option value="/admin/status">{t('pages:status.title')}</option>
      </Select>
    </Field>
  );
}
