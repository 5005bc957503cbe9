/** Where an entity stands with compliance (spec 1 §4). */
export const entityStates = ['pending', 'approved', 'declined'] as const;
export type EntityState = (typeof entityStates)[number];

/** Economic activity sections of the provider; `-` stands for any other (spec 1 §5, FACTS 2.3). */
export const activitySections = ['D', 'I', 'J', 'K', 'O', 'P', 'Q', 'R', '-'] as const;

/** Where the entity ships to (spec 1 §5). */
export const shippingSelections = ['all', 'allowed', 'excludes'] as const;

/** Who sent the registration (spec 1 §5). */
export const sourceTypes = ['integration'] as const;

/** Country ids of a registration, continents among them (spec 1 §5 and §9, FACTS 2.3). */
export const countryIds = { first: 1, last: 251 } as const;
