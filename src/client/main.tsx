// The entry of the product's one document: starts loading the page at its address, and draws the application.
import { App } from './app/App.tsx';
import { loadPage } from './app/pageLoader.ts';
import { begin } from './begin.tsx';

begin(<App />, loadPage(window.location.pathname));
