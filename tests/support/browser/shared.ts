// One server and one browser for all files of a worker whose tests ask for nothing special; every file founds teams of its own.
import type { Browser } from 'playwright';
import { startTestServer, type TestServer } from '../servers/testServer.ts';
import { openBrowser } from './browser.ts';

let server: Promise<TestServer> | null = null;
let browser: Promise<Browser> | null = null;

/** Ends with the worker. */
export function sharedServer(): Promise<TestServer> {
  server ??= startTestServer();
  return server;
}

/** Ends with the worker; `closeWindows` after a file. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= openBrowser();
  return browser;
}
