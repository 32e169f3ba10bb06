// What a page is told that somebody comes to because their link no longer works.
export const deadLink = 'deadLink';
