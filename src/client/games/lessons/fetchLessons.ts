// The lessons of a game in a language, fetched once.
import type { AnyGame, Lesson, Shapes } from '../../../engine/game.ts';
import type { Language } from '../../../ui/texts.tsx';

type Course = readonly Lesson<Shapes>[];

const fetched = new Map<string, Promise<Course>>();

export function fetchLessons(game: AnyGame, language: Language): Promise<Course> {
  const name = `${game.id} ${language}`;
  const known = fetched.get(name);
  if (known) return known;
  const coming = game.lessons(language);
  fetched.set(name, coming);
  coming.catch(() => fetched.delete(name));
  return coming;
}
