/** The named entries of an object schema; `v.pick` would be in the first load, where nothing needs it. */
export const picked = <E extends object, K extends keyof E>(entries: E, keys: readonly K[]): Pick<E, K> =>
  // the keys are those of the type
  Object.fromEntries(keys.map((key) => [key, entries[key]])) as unknown as Pick<E, K>

/** All entries of an object schema but the named ones. */
export const without = <E extends object, K extends keyof E>(entries: E, keys: readonly K[]): Omit<E, K> =>
  // the keys that are left are those of the type
  Object.fromEntries(Object.entries(entries).filter(([key]) => !keys.some((each) => each === key))) as Omit<
    E,
    K
  >
