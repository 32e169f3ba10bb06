// Special-event prediction under the laws of contests.
import type { ContestSamples } from '../../../tests/conformance/contests/contestLaws.ts';
import type { Random } from '../../engine/random.ts';

const lock = 1_755_284_400_000;

interface Question {
  readonly questionId: string;
  readonly kind: string;
  readonly optionIds: readonly string[];
}

interface Setup {
  readonly questions: readonly Question[];
}

const choice = ({ kind, optionIds }: Question, random: Random): readonly string[] =>
  random.shuffle([...optionIds]).slice(0, kind === 'single' ? 1 : 1 + random.below(optionIds.length));

export const samples: ContestSamples = {
  setup: (random) => ({
    questions: Array.from({ length: 1 + random.below(4) }, (_, i) => ({
      questionId: `q${i}`,
      kind: random.below(2) ? 'single' : 'multi',
      optionIds: Array.from({ length: 2 + random.below(4) }, (__, o) => `o${o}`),
      points: 1 + random.below(9),
      locksAt: lock + i,
    })),
  }),
  entry: ({ questions }: Setup, random) => ({
    answers: questions.map((question) => ({
      questionId: question.questionId,
      optionIds: choice(question, random),
    })),
  }),
  truth: ({ questions }: Setup, random) => ({
    outcomes: questions.slice(random.below(2)).map((question) => ({
      questionId: question.questionId,
      right: choice(question, random),
      isVoid: random.below(4) === 0,
    })),
  }),
  stored(random) {
    const ids = ['o0', 'o1', 'o2'];
    const options = ids.map((optionId) => ({ optionId, text: optionId }));
    const about = { text: 'Who?', choice: 'single', options, points: 3 };
    return {
      items: ['q0', 'q1'].map((id) => ({ id, about, locksAt: lock, factor: 1 })),
      entries: [{ itemId: 'q0', entry: { optionIds: [ids[random.below(3)]] } }],
      typed: [ids[random.below(3)]],
    };
  },
  opensAt: () => lock - 1,
  locksAt: () => lock + 100,
};
