// What every screen must be: nothing serious for axe, and nothing beyond the width of the window.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

export async function judge(page: Page, where: string): Promise<void> {
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page })
    .exclude('[data-tabster-dummy]')
    .options({ resultTypes: ['violations'] })
    .setLegacyMode() // no frames of strangers here, so no second page to gather what they say
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = serious.map(({ id, nodes }) => {
    const places = nodes.map((node) => node.html).join(' ');
    return `${id}: ${places.slice(0, 400)}`;
  });
  expect(found, where).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, where).toBeLessThanOrEqual(0);
}
