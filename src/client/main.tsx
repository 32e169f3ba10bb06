// Where the client begins.
import { App } from './app/App.tsx';
import { watchBack } from './app/leaving/back.ts';
import { fetchScreen } from './app/screens.tsx';
import { begin } from './begin.tsx';

watchBack();
begin(<App />, fetchScreen(window.location.pathname));
