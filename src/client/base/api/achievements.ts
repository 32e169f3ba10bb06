// The query for all badges there are.
import { achievements } from '../../../contract/progress/achievements.ts';
import { useAnswer } from './useAnswer.ts';

const everyBadge = { sort: 'Order', 'pagination[start]': '0', 'pagination[limit]': '100', populate: '*' };

export const useAchievements = () => useAnswer(achievements, { query: everyBadge });
