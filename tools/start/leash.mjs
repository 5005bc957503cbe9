/**
 * Loaded into the sandbox before its own code: when the process that started it is gone, even by kill -9,
 * the sandbox ends in its usual orderly way and frees its port.
 */
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(0);
    setTimeout(() => process.exit(0), 3000).unref();
  });
}
