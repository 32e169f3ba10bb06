// Passes clicks on to the address the owner of the server has set: which and when, never whose.
import type { postClick } from '../../../contract/admin/clicks.ts';
import type { Config } from '../../base/config/config.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import { fetchOutside } from '../../base/shared/outboundFetch.ts';
import type { Handler } from '../../web/http/route.ts';

interface Deps {
  readonly clock: WallClock;
  readonly config: Pick<Config, 'clicksUrl'>;
  readonly log: Pick<Log, 'warn'>;
}

export const recordClicks =
  ({ clock, config, log }: Deps): Handler<typeof postClick> =>
  async (_context, { click }) => {
    if (config.clicksUrl !== null)
      fetchOutside(config.clicksUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ event: click, at: new Date(clock.now()).toISOString() }),
      }).catch((fault: unknown) => log.warn({ clicks: String(fault) }, 'a click was not passed on'));
    return { ok: true };
  };
