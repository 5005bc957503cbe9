/** Preloaded into the sandbox. Shuts it down when the parent process ends, even by kill -9, which frees the port. */
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(0);
    // A graceful shutdown takes up to 12 seconds.
    setTimeout(() => process.exit(0), 13_000).unref();
  });
}
