// The pictures beside the short rules of a game, each loaded when it is shown; a game may have none.
import { type ComponentType, lazy } from 'react';

type Pictures = readonly ComponentType[];

const modules = import.meta.glob<Pictures>('../../games/**/pictures.tsx', { import: 'pictures' });

const steps = [0, 1, 2];

const byGame = new Map<string | undefined, Pictures>(
  Object.entries(modules).map(([file, load]) => {
    const picture = (step: number) => lazy(async () => ({ default: (await load())[step] ?? (() => null) }));
    return [/\/games\/([^/]+)\//.exec(file)?.[1], steps.map(picture)];
  }),
);

export const picturesOf = (gameName: string): Pictures => byGame.get(gameName) ?? [];
