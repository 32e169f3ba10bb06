// Rate classes: how often who may ask. One list for HTTP calls and socket messages.
export const rateClasses = [
  'LOGIN',
  'SIGNUP',
  'MAIL',
  'RESET',
  'TOKEN',
  'CODE',
  'REFRESH',
  'READ',
  'HEAVY',
  'WRITE',
  'GUESS',
  'GRID',
  'INVITE',
  'ADM',
  'BILL',
  'UP',
  'PUB',
  'HOOK',
  'WS-CONN',
  'WS-MSG',
] as const;
export type RateClass = (typeof rateClasses)[number];
