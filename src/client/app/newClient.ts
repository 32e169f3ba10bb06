// Whether the server has another version of the client by now. Parts of this one may be gone then, and pages may be new: the address is loaded anew.

/** A page that has only just been loaded is not loaded again: nodes of two versions may be serving for a while. */
const notWithinMs = 5_000;

export async function hasNewClient(): Promise<boolean> {
  if (performance.now() < notWithinMs) return false;
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store' });
    const ownEntry = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
    return answer.ok && !(await answer.text()).includes(ownEntry);
  } catch {
    return false; // no network: nothing is known
  }
}

/** Never settles: what waits for it goes with the page. */
export function loadAnew(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}
