// Which words a drawer is offered: from the list of the language, from the team's own, or from both.
import type { Random } from '../../../engine/random.ts';
import { folded } from '../comparing.ts';
import type { Rules } from '../shapes.ts';
import { listed } from './lists.ts';

export const wordsOffered = 3;

/** Words that were not drawn before in this game, as long as there are some. */
function drawn(all: readonly string[], used: readonly string[], random: Random): readonly string[] {
  const fresh = all.filter((word) => !used.includes(word));
  return random.shuffle(fresh.length >= wordsOffered ? fresh : all);
}

/** One or two of the team's own, the others from the list, in any order. */
function mixed(rules: Rules, used: readonly string[], random: Random): readonly string[] {
  const { language, level, own = [] } = rules;
  const ours = drawn(own, used, random).slice(0, 1 + random.below(wordsOffered - 1));
  const known = new Set(ours.map((word) => folded(word, language)));
  const others = drawn(listed(language, level), used, random).filter(
    (word) => !known.has(folded(word, language)),
  );
  return random.shuffle([...ours, ...others.slice(0, wordsOffered - ours.length)]);
}

/** A team whose list has become too short in the meantime plays with the words of the language. */
export function offered(rules: Rules, used: readonly string[], random: Random): readonly string[] {
  const { language, level, words = 'listed', own = [] } = rules;
  if (words === 'listed' || own.length < wordsOffered)
    return drawn(listed(language, level), used, random).slice(0, wordsOffered);
  return words === 'mixed' ? mixed(rules, used, random) : drawn(own, used, random).slice(0, wordsOffered);
}
