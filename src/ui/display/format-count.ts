const whole = new Intl.NumberFormat('en-US')

/** 1234567 → "1,234,567" */
export const formatCount = (count: number): string => whole.format(count)
