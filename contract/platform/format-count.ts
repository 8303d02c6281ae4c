const whole = new Intl.NumberFormat('en-US')

/** 1234567 → "1,234,567" */
export const formatCount = (count: number): string => whole.format(count)

/** "1 case", "1,712 cases"; `many` where it is not one word with an s: "1 entry", "2 entries". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`
