// Moments as they stand in answers: milliseconds since 1970 as an ISO time.
export const timeOf = (moment: number): string => new Date(moment).toISOString();

export const timeOrNull = (moment: number | null): string | null => (moment === null ? null : timeOf(moment));
