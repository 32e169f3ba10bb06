// How long the live connection waits for an answer, and before it tries again.

export const answerWithinMs = 6_000;
/** Each attempt in a row waits twice as long as the one before. */
export const reconnectingMs = { first: 250, longest: 5_000 };
/** The server closed or refused the connection. */
export const restMs = 10_000;
/** The server could not take the connection just now. */
export const shortRestMs = 1_000;

/** A whole office that was refused at one moment does not come back at one moment. */
export const spread = (ms: number): number => ms * (0.5 + Math.random());
