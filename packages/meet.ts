// The deployment of the Meet add-on, filled in for its owner.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { filled, type Owner } from './owner.ts';

export const meetNeeds = ['PUBLIC_URL'] as const;

export const meetDeployment = (owner: Owner): string =>
  filled(readFileSync(join(import.meta.dirname, '../manifest-meet.json'), 'utf8'), owner);

const address = z.url({ protocol: /^https$/ });

/** As Google describes it; every address lies on one of the origins. */
const Deployment = z.strictObject({
  addOns: z.strictObject({
    common: z.strictObject({ name: z.string().check(z.minLength(1)), logoUrl: address }),
    meet: z.strictObject({
      web: z.strictObject({
        sidePanelUrl: address,
        supportsScreenSharing: z.boolean(),
        addOnOrigins: z.array(address),
        logoUrl: address,
        darkModeLogoUrl: address,
      }),
    }),
  }),
});

export function meetProblems(deployment: string): string[] {
  const read = Deployment.safeParse(JSON.parse(deployment));
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const { web } = read.data.addOns.meet;
  return web.addOnOrigins.includes(new URL(web.sidePanelUrl).origin)
    ? []
    : ['the side panel is on none of the origins'];
}
