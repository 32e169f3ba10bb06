// The guesses at the map puzzle, with the names of countries.
import { Guesses } from '../../../ui/map/Guesses.tsx';
import type { MapPuzzleProps } from '../../../ui/PuzzleProps.ts';
import { type Language, useTexts } from '../../../ui/texts.tsx';
import { countriesLike, nameOf } from '../finding.ts';

const mostOffers = 6;

const offersFor = (typed: string, language: Language): readonly string[] =>
  countriesLike(typed, language, mostOffers).map(({ name }) => name[language]);

export function Countries(props: MapPuzzleProps) {
  const { language } = useTexts();
  return (
    <Guesses
      {...props}
      nameOf={(place) => nameOf(place)[language]}
      offersFor={offersFor}
      puzzle="geoPuzzle"
    />
  );
}
