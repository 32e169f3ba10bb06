// Whether motion is reduced, by the system or by the person's own setting; for what CSS cannot decide.

export const isMotionReduced = (): boolean =>
  document.documentElement.dataset.motion === 'less' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
