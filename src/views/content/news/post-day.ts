const DAY = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** The day of a post in words. @param date YYYY-MM-DD */
export const postDay = (date: string): string => DAY.format(Date.parse(date))
