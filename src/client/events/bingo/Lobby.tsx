// Before the first call: who plays, and what is waited for.
import type { Bingo } from '../../../contract/events/bingo.ts';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { StateTop } from '../../../ui/StateTop.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { localeOf } from '../../base/words/language.ts';
import styles from './lobby.module.css';

export function Lobby({ state }: { readonly state: Bingo }) {
  const { t, language } = useTexts();
  const { host, faces, people, start } = state;
  const more = people - faces.length;
  const when = start === null ? null : new Date(start);
  const format = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <section aria-label={t('pages:bingo.lobby.title')} className={styles.lobby}>
      <div className={styles.lobbyHead}>
        <StateTop size={40} state="leaning" />
        <div>
          <h2>
            {host
              ? t('pages:bingo.lobby.waiting', { name: host.name })
              : t('pages:bingo.lobby.waitingSomebody')}
          </h2>
          <p>
            {when
              ? t('pages:bingo.lobby.planned', { time: format.format(when) })
              : t('pages:bingo.lobby.players', { count: people })}
          </p>
        </div>
      </div>
      {when && <p className={undefined}>{t('pages:bingo.lobby.players', { count: people })}</p>}
      <ul>
        {faces.map(({ userId, name, avatar }) => (
          <li key={userId}>
            <PersonAvatar name={name} picture={avatar} size={28} />
            <span>{name}</span>
          </li>
        ))}
        {more > 0 && <li>{t('pages:bingo.more', { count: more })}</li>}
      </ul>
    </section>
  );
}
