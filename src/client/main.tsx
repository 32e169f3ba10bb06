// The entry of the product's one document: starts loading the page at its address, and draws the application.
import { App } from './app/App.tsx';
import { loadPage } from './app/pageLoader.ts';
import { mount } from './mount.tsx';

mount(<App />, loadPage(window.location.pathname));
