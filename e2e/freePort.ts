import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Starts a server on a free port of this computer, and says which. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A port of this computer on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  await once(server.close(), 'close');
  return port;
}
