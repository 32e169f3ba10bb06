// Tells admins of matches that were awarded: no source says by what score, so they count for nobody until one of them does.
import { awardSubject, readUntoldAwards } from './gameStore.ts';
import type { PredictionServices } from './services.ts';

/** Awards older than this were decided long ago, such as those of a season that a team begins late. */
const newsForMs = 14 * 24 * 60 * 60_000;

export async function tellAdmins({
  clock,
  database,
  notifications,
}: Pick<PredictionServices, 'clock' | 'database' | 'notifications'>): Promise<void> {
  const untold = await readUntoldAwards(database, clock.now() - newsForMs);
  await notifications.notifyAll(
    untold.flatMap((award) => {
      const { about, game_id, stage_id, user_id } = award;
      if (!('home' in about)) return [];
      const match = `${about.home.name} – ${about.away.name}`;
      return [
        {
          userId: user_id,
          subject: awardSubject(award),
          content: { kind: 'predictAwarded' as const, match, gameId: game_id, stageId: stage_id },
        },
      ];
    }),
  );
}
