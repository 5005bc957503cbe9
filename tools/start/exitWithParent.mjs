/** Preloaded into the sandbox: when the parent is gone, even by kill -9, it ends in order and frees its port. */
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(0);
    // A graceful shutdown takes up to 12 seconds.
    setTimeout(() => process.exit(0), 13_000).unref();
  });
}
