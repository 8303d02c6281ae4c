/** For `expect.poll`, whose looks are otherwise up to a second apart. */
export const QUICK = { intervals: [20, 20, 20, 50, 100] }
