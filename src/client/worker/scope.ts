// The part of a service worker's own world that this one uses; the types of a page have no names for it.
import type { AppIcon } from '../base/push/appBadge.ts';

interface WorkerEvent {
  /** The browser keeps the worker until this is over. */
  waitUntil(work: Promise<unknown>): void;
}

interface Windows {
  /** Pages that were opened before the worker are its own from now on. */
  claim(): Promise<void>;
  matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>;
  openWindow(address: string): Promise<unknown>;
}

interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface WorkerEvents {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: WorkerEvent & {
    readonly request: Request;
    /** What the browser has asked for by itself: undefined where it does not. */
    readonly preloadResponse: Promise<Response | undefined>;
    respondWith(answer: Promise<Response>): void;
  };
  readonly push: WorkerEvent & { readonly data: { json(): unknown } | null };
  readonly notificationclick: WorkerEvent & { readonly notification: Notification };
}

export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Windows;
  readonly navigator: AppIcon;
  /** Takes over from the worker of the version before, whose pages stay open. */
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
