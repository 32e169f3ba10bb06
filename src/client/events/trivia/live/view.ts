// Who looks at a running trivia.

/** player: answers, and sees their own points. desk: a host. screen: a room looks at it, so nothing of a single person but names in the table. */
export type View = 'player' | 'desk' | 'screen';
