/** For `expect.poll` where a look costs next to nothing; by default the looks are up to a second apart. */
export const QUICK = { intervals: [20] }
