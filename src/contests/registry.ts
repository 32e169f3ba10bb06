// Every contest, one line each: its facts under its id. `load.ts` finds the rest of it by the same id.
export {};
