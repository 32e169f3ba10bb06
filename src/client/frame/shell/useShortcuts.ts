// Keyboard shortcuts of every page: g and a letter navigates, / searches, ? lists them.
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePreferences } from '../../parts/profile/useOwnProfile.ts';
import { places } from './places.ts';

const patienceMs = 1500;

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role=combobox], [role=dialog]') !== null);

export function useShortcuts(tell: () => void): void {
  const navigate = useNavigate();
  const { shortcuts } = usePreferences();
  useEffect(() => {
    if (!shortcuts) return;
    let goPressedAt = Number.NEGATIVE_INFINITY;
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      const isGoing = event.timeStamp - goPressedAt < patienceMs;
      goPressedAt = Number.NEGATIVE_INFINITY;
      const place = isGoing && places.find(({ shortcut }) => shortcut === event.key);
      if (place) void navigate(place.path);
      else if (event.key === 'g') goPressedAt = event.timeStamp;
      else if (event.key === '?') tell();
      else if (event.key === '/') {
        const search = document.querySelector<HTMLElement>('input[type=search]');
        if (!search) return;
        event.preventDefault();
        search.focus();
      }
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [navigate, tell, shortcuts]);
}
