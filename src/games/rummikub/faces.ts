// The face of a joker, in sixty by eighty-four units: on a round ground with its middle at 30, 40 and a radius of 20.
export const jokerSmile = 'M20 45C23 53 37 53 40 45';
export const jokerEyes =
  'M23 31a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4ZM37 31a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4Z';
