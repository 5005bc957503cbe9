/**
 * Loaded into the sandbox before its own code: when the process that started it is gone, even by kill -9,
 * the sandbox ends in its usual orderly way and frees its port.
 */
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(0);
    // It takes up to 12 seconds to end in order.
    setTimeout(() => process.exit(0), 13_000).unref();
  });
}
