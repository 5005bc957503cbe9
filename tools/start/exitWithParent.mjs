/** Preloaded into the sandbox: exits in order and frees the port when the parent ends, even by kill -9. */
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(0);
    // A graceful shutdown takes up to 12 seconds.
    setTimeout(() => process.exit(0), 13_000).unref();
  });
}
