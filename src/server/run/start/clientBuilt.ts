// `npm start` opens the database while it still builds the client, and sends a message once it has built it.

/** The argument of the server that has to wait. */
const waits = '--await-client';

/** At once, unless the client is still being built. If the build ends without a client, so does the server. */
export async function clientBuilt(): Promise<void> {
  if (!process.argv.includes(waits)) return;
  const builderEnded = () => process.exit(1);
  process.once('disconnect', builderEnded);
  await new Promise((resolve) => process.once('message', resolve));
  process.off('disconnect', builderEnded);
  process.disconnect();
}
