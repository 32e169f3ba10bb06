// The calls of the content service and who answers them.
import { achievements } from '../../contract/achievements.ts';
import type { Route } from '../http/route.ts';
import { listingAchievements } from './achievements.ts';

export function contentRoutes(route: Route): void {
  route(achievements, listingAchievements);
}
