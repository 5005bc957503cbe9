/** Hours after which an unused private sandbox may be replaced by a new one. */
export const idleHours = 1;

export const idleMilliseconds = idleHours * 3_600_000;
