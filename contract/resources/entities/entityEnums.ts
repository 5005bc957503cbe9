/** States of an entity's registration. */
export const entityStates = ['pending', 'approved', 'declined'] as const;
export type EntityState = (typeof entityStates)[number];

/** Sections of economic activity used by the provider; `-` is any other. */
export const activitySections = ['D', 'I', 'J', 'K', 'O', 'P', 'Q', 'R', '-'] as const;

export const shippingSelections = ['all', 'allowed', 'excludes'] as const;

export const sourceTypes = ['integration'] as const;

/** Range of country ids in a registration; includes continents. */
export const countryIds = { first: 1, last: 251 } as const;
