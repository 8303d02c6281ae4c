/** Raise it when any picture changes: kept pictures of other versions are not served. */
export const ARTWORK_VERSION = 2
