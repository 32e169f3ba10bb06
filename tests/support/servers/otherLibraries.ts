// Versions of the socket libraries that behave otherwise than the installed ones: what an upgrade might bring.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { WebSocket, WebSocketServer } from 'ws';

interface Transport {
  socket: WebSocket;
  send(packets: readonly unknown[]): void;
}

/** The class that Engine.IO makes its connections of. */
const transport: Transport = createRequire(fileURLToPath(import.meta.resolve('socket.io')))('engine.io')
  .transports.websocket.prototype;

const { send } = transport;
const { handleUpgrade } = WebSocketServer.prototype;

/** Each ends with `installedLibraries`. */
export const otherLibraries = {
  'Engine.IO sends past the class it was given': () => {
    transport.send = function (packets) {
      this.socket.send = WebSocket.prototype.send;
      send.call(this, packets);
    };
  },
  'ws does not use the class it was given': () => {
    WebSocketServer.prototype.handleUpgrade = function (...upgrade) {
      this.options.WebSocket = WebSocket;
      handleUpgrade.apply(this, upgrade);
    };
  },
} as const;

export function installedLibraries(): void {
  transport.send = send;
  WebSocketServer.prototype.handleUpgrade = handleUpgrade;
}
