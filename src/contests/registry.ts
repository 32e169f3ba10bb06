// Every contest, one line each: its facts under its id. `load.ts` finds the rest of it by the same id.
export { facts as race } from './race/facts.ts';
export { facts as score } from './score/facts.ts';
export { facts as special } from './special/facts.ts';
