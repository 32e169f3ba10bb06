// Router state that tells the next page that a reset link had expired.
export const deadLink = 'deadLink';
